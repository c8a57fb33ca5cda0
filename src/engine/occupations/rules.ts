/** How titles are read since weights 5: by the work that they name; since 6 with "commercial" as English has it; since 7 without a field behind a comma; since 8 as it is used;
 * since 9 the occupation named best counts most. */
export type RuleByWork = 'by work' | 'by trade' | 'by field' | 'by usage' | 'by rank';
