const PATHS = {
  book: "M12 6.5C9.5 4.8 6 4.5 3.5 5v13c2.5-.5 6-.2 8.5 1.5c2.5-1.7 6-2 8.5-1.5V5c-2.5-.5-6-.2-8.5 1.5ZM12 6.5v13",
  check: "M5 12.8c1.6 1.5 2.9 2.9 4.3 4.6C12 13 15 9.5 19.2 6.5",
  chev: "M9 5.5c2.2 2.2 4.2 4.2 6.2 6.5c-2 2.3-4 4.3-6.2 6.5",
  cloud:
    "M7 18c-2.3 0-4-1.5-4-3.6c0-2 1.5-3.4 3.5-3.5C7 8.3 9 6.5 11.7 6.5c2.9 0 5 2 5.3 4.7c2.2.1 4 1.5 4 3.5c0 2-1.7 3.3-3.8 3.3M9 21L17 4",
  dl: "M12 4v10.5M7.5 10.5c1.5 1.5 3 3 4.5 4.5c1.5-1.5 3-3 4.5-4.5M5 19.5h14",
  down: "M12 5v13.5M6 13c2 2 4.5 4.5 6 6c1.5-1.5 4-4 6-6",
  ear: "M4 10v4h3.2c1.8 1.5 3.3 2.7 5.3 3.8V6.2c-2 1.1-3.5 2.3-5.3 3.8ZM16 9.3c1.2 1.6 1.2 3.8 0 5.4M18.6 7c2.3 2.9 2.3 7.1 0 10",
  eye: "M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6S5 16 2.8 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0",
  heart:
    "M12 19.6C7.4 16.2 3.8 13 3.8 9.2C3.8 6.6 5.7 4.8 8 4.8c1.7 0 3.1.9 4 2.5c.9-1.6 2.3-2.5 4-2.5c2.3 0 4.2 1.8 4.2 4.4c0 3.8-3.6 7-8.2 10.4Z",
  info: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5M12 8v.1",
  minus: "M5.5 12h13",
  moon: "M14.5 4.2A8.2 8.2 0 1 0 20 15.2A6.8 6.8 0 0 1 14.5 4.2Z",
  pause: "M8.5 6v12M15.5 6v12",
  play: "M8 5.5C11.5 7.5 15.5 9.7 18.5 12C15.5 14.3 11.5 16.5 8 18.5Z",
  plus: "M5.5 12h13M12 5.5v13",
  search: "M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15c1.7 1.6 3.1 3 4.7 4.6",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.8 5.8l1 1M17.2 17.2l1 1M18.2 5.8l-1 1M6.8 17.2l-1 1",
  rewind: "M5.2 5v4.8h4.8M5.5 9.6C7 6.6 9.4 5 12.3 5c4 0 7 3 7 7s-3 7-7 7c-2.8 0-5.1-1.4-6.3-3.8",
  trash: "M5 7.2h14M9.5 7V4.8h5V7M6.8 7.3l.9 12h8.6l.9-12M10.3 11v5M13.7 11v5",
  user: "M12 12.5c2.6 0 4.2-1.9 4.2-4.3S14.6 4 12 4S7.8 5.8 7.8 8.2s1.6 4.3 4.2 4.3ZM4.5 20c.7-3.3 3.7-4.8 7.5-4.8s6.8 1.5 7.5 4.8",
  warn: "M12 4.2C15 9 18 14 20.5 19h-17C6 14 9 9 12 4.2ZM12 10v4.2M12 16.6v.1",
  x: "M6 6.5C10 10 14 14 18 17.5M18 6.5C14 10 10 14 6 17.5",
} as const;

/** The icons there are. Most are named after what they show; `ear` is reading aloud, `cloud` is being offline. */
export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text around it, `size` CSS pixels wide and high. The words beside it say what it does. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
