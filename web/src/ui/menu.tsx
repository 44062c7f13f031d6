// An entry of a menu: a way to another page, or something to do here.
import { Icon, type IconName } from "./icon.tsx";
import { needsLine } from "./parts.tsx";

export function Item(
  { icon, text, onClick, href, asks = false }: {
    icon: IconName;
    text: string;
    onClick?: () => void;
    href?: string;
    asks?: boolean; // a request to the server, so it needs the connection
  },
) {
  const { disabled = false, title } = asks ? needsLine() : {};
  return (
    <li>
      {href
        ? (
          <a class="item" href={href}>
            <Icon name={icon} />
            {text}
          </a>
        )
        : (
          <button type="button" class="item" disabled={disabled} onClick={onClick}>
            <Icon name={icon} />
            <span>
              {text}
              {title && <small class="item-note">{title}</small>}
            </span>
          </button>
        )}
    </li>
  );
}
