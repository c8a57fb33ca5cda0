import { useMemo } from 'react';
import { makeQrCode } from './qr-code.ts';
import classes from './qr-image.module.css';

/** The light border that a camera needs, in modules. */
const border = 4;

/** A text as a QR code, dark on light in every colour scheme; nothing when the text is too long for one. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => makeQrCode(text), [text]);
  if (!code) return null;
  const side = code.length + 2 * border;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + border} ${y + border}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.code} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
}
