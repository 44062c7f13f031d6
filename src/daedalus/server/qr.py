"""QR codes; drawn in a worker."""

from __future__ import annotations


def qr_code(text: str) -> bytes:
    """Return the QR code of a text, as an SVG."""
    import io

    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", border=2, scale=4)
    return out.getvalue()
