import { passwordFloor } from '../../../../api/identity/passwords.ts';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'auth'>;

/** Refuses a password that is too short for a role; `pointer` is the field that held it. */
export function checkPassword(password: string, role: Role, pointer: string): void {
  const floor = passwordFloor(role);
  if (password.length >= floor) return;
  throw new ApiError('invalid_input', {
    errors: [{ pointer, detail: message('identityErrors.passwordTooShort', { count: floor }) }],
  });
}

/** Refuses what is not the current password of a person; `/current_password` is the field that held it. */
export async function checkCurrentPassword(services: Ports, userId: string, password: string): Promise<void> {
  const auth = await services.auth.$context;
  const account = await auth.internalAdapter.findCredentialAccount(userId);
  if (account?.password && (await auth.password.verify({ hash: account.password, password }))) return;
  const detail = message('identityErrors.notCurrentPassword');
  throw new ApiError('invalid_input', { errors: [{ pointer: '/current_password', detail }] });
}
