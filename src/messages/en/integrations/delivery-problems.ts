/** Why a webhook did not arrive. */
export const deliveryProblems = {
  noAnswer: 'No valid answer.',
  gone: 'It answered 410 Gone.',
  redirected: 'It redirected to another address, which we don’t follow.',
  answered: 'It answered {status}.',
  switchedOff: 'The endpoint was switched off.',
} as const;
