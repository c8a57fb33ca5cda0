import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-image.module.css';

/** A text as a QR code, with the light border that a camera needs; dark on light in every colour scheme. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
}
