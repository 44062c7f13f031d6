// A QR code of an address, drawn here.
import { encode } from "uqr";

export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  let d = "";
  data.forEach((line, y) =>
    line.forEach((dark, x) => {
      if (dark) d += `M${x} ${y}h1v1h-1z`;
    })
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#111" shape-rendering="crispEdges" />
    </svg>
  );
}
