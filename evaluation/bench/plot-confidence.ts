import { writeFileSync } from 'node:fs';

const SIDE = 360;
const MARGIN = 44;
const GROUPS = [
  { name: 'seen', leftOut: false, color: '#2b6cb0' },
  { name: 'left out', leftOut: true, color: '#c05621' },
];

type Claim = { said: number; right: boolean };

/** Draws, as SVG, how often values are right (upwards) that were said to be so sure (to the right); larger circles are more values. */
export function plotConfidence(
  path: string,
  documents: readonly { leftOut: boolean; claims: Claim[] }[],
): void {
  const circles = GROUPS.flatMap(({ leftOut, color }) => {
    const claims = documents.filter((one) => one.leftOut === leftOut).flatMap((one) => one.claims);
    return [...Map.groupBy(claims, (one) => Math.min(9, Math.floor(one.said * 10)))].flatMap(([, own]) => {
      if (own.length < 10) return [];
      const said = own.reduce((sum, one) => sum + one.said, 0) / own.length;
      const right = own.filter((one) => one.right).length / own.length;
      const title = `said ${said.toFixed(2)}, right ${right.toFixed(2)} of ${own.length}`;
      return `<circle cx="${x(said)}" cy="${y(right)}" r="${(2 + Math.log10(own.length) * 2).toFixed(1)}" fill="${color}" fill-opacity="0.75"><title>${title}</title></circle>`;
    });
  });
  writeFileSync(path, `${[...frame(), ...circles, ...legend(), '</svg>'].join('\n')}\n`);
}

const x = (share: number) => (MARGIN + share * SIDE).toFixed(1);
const y = (share: number) => (MARGIN / 2 + (1 - share) * SIDE).toFixed(1);

function frame(): string[] {
  const size = SIDE + MARGIN * 1.5;
  const ticks = [0, 0.5, 0.85, 0.9, 0.95, 1].flatMap((at) => [
    `<line x1="${x(at)}" y1="${y(0)}" x2="${x(at)}" y2="${y(1)}" stroke="#ddd"/>`,
    `<line x1="${x(0)}" y1="${y(at)}" x2="${x(1)}" y2="${y(at)}" stroke="#ddd"/>`,
  ]);
  const numbers = [0, 0.5, 0.9, 1].flatMap((at) => [
    `<text x="${x(at)}" y="${SIDE + MARGIN / 2 + 14}" text-anchor="middle">${at}</text>`,
    `<text x="${MARGIN - 6}" y="${y(at)}" text-anchor="end" dominant-baseline="middle">${at}</text>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" font-family="sans-serif" font-size="11">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    ...ticks,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999" stroke-dasharray="4 3"/>`,
    ...numbers,
    `<text x="${MARGIN + SIDE / 2}" y="${SIDE + MARGIN / 2 + 30}" text-anchor="middle">said</text>`,
    `<text x="12" y="${MARGIN / 2 + SIDE / 2}" text-anchor="middle" transform="rotate(-90 12 ${MARGIN / 2 + SIDE / 2})">right</text>`,
  ];
}

function legend(): string[] {
  return GROUPS.map(
    ({ name, color }, i) =>
      `<text x="${MARGIN + 12}" y="${MARGIN / 2 + 18 + i * 16}" fill="${color}">● ${name}</text>`,
  );
}
