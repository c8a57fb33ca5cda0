/** The units that a distance is given in. */
export const distanceUnits = ['km', 'mi'] as const;
