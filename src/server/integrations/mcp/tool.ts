import type { z } from 'zod';
import type { CallInput, Endpoint, Returned } from '../../../api/platform/endpoint.ts';
import type { Confirmations } from './confirmations.ts';

/** Calls an endpoint of the API as whoever called the tool; throws `ToolError` with what the API says. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey?: string,
) => Promise<Returned<E>>;

/** Who calls a tool, and what the tool may do for them. */
export type ToolCaller = { call: CallApi; confirmations: Confirmations };

/** A tool of the MCP server: it does what calls of the API do, for those who may call `endpoint`. */
export type Tool<S extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  endpoint: Endpoint;
  input: S;
  run(given: z.output<S>, caller: ToolCaller): Promise<object>;
};

/** Declares a tool with the exact type of its input. */
export function tool<S extends z.ZodObject>(declared: Tool<S>): Tool {
  return { ...declared, run: (given, caller) => declared.run(declared.input.parse(given), caller) };
}
