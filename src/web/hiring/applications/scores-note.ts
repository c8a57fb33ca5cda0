/** Stands above every list of applicants, and in its preview. */
export const scoresNote =
  'Scores order this list only when you choose it. They never reject, hide or move anyone.';
