/** The lists that a company keeps for itself. */
export const companyLists = {
  save: 'Save',
  saved: 'List saved',
  loadFailed: 'Your lists could not be loaded',
  enterName: 'Enter a name.',
  nameTwice: 'Two entries have this name.',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  retire: 'Archive {name}',
  remove: 'Remove {name}',
  retired: 'Archived',
  aboutRetired: 'No longer offered, but still shown where it was used.',
  restore: 'Restore {name}',
  restoreShort: 'Restore',
  changedByOther:
    'Someone else just changed this list. Their entries were added to yours. Check and save again.',
  rejectReasons: 'Reasons for rejection',
  aboutRejectReasons:
    'Offered instead of the standard reasons when someone is rejected. Another reason with a note can always be given. Only your team sees them.',
  addReason: 'Add reason',
  nameOfReason: 'Reason {number}',
  noReasons: 'No reasons of your own yet. The standard reasons are offered.',
} as const;
