/** Words of the file of figures about equal opportunity, beside those of its page. */
export const impactFiles = {
  table: 'Table',
  sexAndRace: 'Sex and race or ethnicity',
  scoringRate: 'Scoring rate %',
  selectionRate: 'Selection rate %',
  significant: 'Significant',
  differenceLow: 'Difference low, points',
  differenceHigh: 'Difference high, points',
  remark: 'Remark',
  unknown: 'Not answered, or too few to show',
  yes: 'yes',
  no: 'no',
} as const;
