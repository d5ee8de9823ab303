// A QR code drawn from its rows: dark squares on white, with the quiet edge that readers want.

interface QrCodeProps {
  /** '1' for dark, row by row. */
  readonly rows: readonly string[];
  readonly label: string;
}

const QUIET = 4;

export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) =>
    Array.from(row).flatMap((cell, x) =>
      cell === '1' ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [],
    ),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
