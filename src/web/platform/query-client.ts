import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { DeclinedError } from './client.ts';

/** A client whose changes report no failure when the person declined to confirm them. */
export class AppQueryClient extends QueryClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- the types of the method that is overridden
  override defaultMutationOptions<T extends MutationOptions<any, any, any, any>>(options?: T): T {
    const whole = super.defaultMutationOptions(options);
    const { onError } = whole;
    if (options?._defaulted || !onError) return whole;
    return {
      ...whole,
      onError: (...failure) => (failure[0] instanceof DeclinedError ? undefined : onError(...failure)),
    };
  }
}
