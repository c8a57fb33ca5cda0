import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SignInMethods } from '../../../api/identity/sign-in-methods.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { LoadedPart } from './loaded-part.tsx';
import { t } from '../../platform/messages.ts';

/** Shows what it is given once the ways to sign in are loaded. */
export function MethodsLoader({ children }: { children: (methods: SignInMethods) => ReactNode }) {
  return (
    <LoadedPart query={useQuery(signInMethodsQuery)} failure={t('security.notLoaded')}>
      {children}
    </LoadedPart>
  );
}
