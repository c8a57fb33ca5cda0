import type { auth as english } from '../../en/identity/auth.ts';
import type { Translation } from '../../translation.ts';

export const auth: Translation<typeof english> = {
  invalidLogin: 'Invalid email or password. Please try again.',
  loginFailed: 'Login failed. Please check your credentials.',
  loginSucceeded: 'Login successful!',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters',
  emailTaken: 'This email address is already registered. Please log in or use a different email.',
  tooManyAttempts: 'Too many attempts. Please wait a moment before trying again.',
  signUpFailedWith: 'Failed to create account: {reason}',
  signUpFailed: 'Failed to create account. Please try again with a different email.',
  signUpToast: 'Signup failed. Please try again with a different email.',
  signUpSucceeded: 'Account created successfully! You can now sign in.',
  signOutFailed: 'Failed to sign out. Please try again.',
  signedOut: 'Successfully signed out',
  initFailed: 'Failed to initialize authentication',
  profileFailed: 'Failed to fetch user profile',
  refreshFailed: 'Failed to refresh authentication',
  sessionLost: 'Unable to refresh session. Please sign in again.',
  pleaseSignIn: 'Please sign in',
  verified: 'Your email has been verified!',
  authenticated: 'Successfully authenticated!',
  emailChangeFailed: 'Failed to update email: {reason}',
  failed: 'Authentication failed. Please try signing in again.',
  timedOut: 'Authentication process timed out. Please try again.',
};
