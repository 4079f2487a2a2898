/**
 * A QR code as one drawn path, dark on light in both themes, since cameras want it so; its quiet zone is in `modules`.
 */
export function QrDrawing({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="aspect-square w-48 max-w-full rounded-control border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
