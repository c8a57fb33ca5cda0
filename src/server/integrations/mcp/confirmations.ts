import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../context.ts';
import { consumePoint } from '../../platform/limits/queries.ts';
import { ToolError } from './tool-error.ts';

/** How long a confirmation counts, in seconds. */
export const confirmationSeconds = 300;

/** What a confirmation was made for, as it was seen then: the resume that is sent, the version that is moved. */
export type Pinned = Record<string, string | number>;

/** Confirmations of one caller: made in one call of a tool, used up in the next with the same arguments. */
export type Confirmations = {
  make(tool: string, given: object, pinned: Pinned): string;
  /** What was pinned, and a key of the confirmation itself; throws `ToolError` when it is not whole, is old, or was used. */
  use(tool: string, given: object, confirmation: string): Promise<{ pinned: Pinned; key: string }>;
};

type Kept = { key: string; expires: number; pinned: Pinned };

/**
 * Confirmations are signed for one caller (person and token), tool and arguments; that they were used is kept in the database, so
 * that none counts twice in any process.
 */
export function confirmationsFor(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  caller: string,
): Confirmations {
  const signature = (tool: string, given: object, kept: string) =>
    createHmac('sha256', config.secrets.links)
      .update(JSON.stringify(['mcp confirmation', caller, tool, sorted(given), kept]))
      .digest('base64url');
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    make: (tool, given, pinned) => {
      const kept: Kept = {
        key: randomBytes(16).toString('base64url'),
        expires: seconds() + confirmationSeconds,
        pinned,
      };
      const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
      return `${text}.${signature(tool, given, text)}`;
    },
    use: async (tool, given, confirmation) => {
      const [text = '', signed = ''] = confirmation.split('.');
      const right = Buffer.from(signature(tool, given, text));
      const offered = Buffer.from(signed);
      if (right.length !== offered.length || !timingSafeEqual(right, offered))
        throw new ToolError('mcp.confirmationForeign');
      // The signature is ours, so the text is what was made above.
      const kept = JSON.parse(Buffer.from(text, 'base64url').toString()) as Kept;
      if (kept.expires <= seconds()) throw new ToolError('mcp.confirmationOld');
      const once = { points: 1, seconds: confirmationSeconds * 2 };
      if (!(await consumePoint(database, `mcp/confirmation/${kept.key}`, once, now())).taken)
        throw new ToolError('mcp.confirmationUsed');
      return { pinned: kept.pinned, key: kept.key };
    },
  };
}

/** The value with the keys of its objects in order: the same arguments are the same text, whoever wrote them down. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}
