/** Texts of experiences. */
export const experiences = {
  companyRequired: 'Company name is required',
  titleRequired: 'Job title is required',
  startRequired: 'Start date is required',
  endRequired: 'End date is required for past positions',
  endBeforeStart: 'End date must be after start date',
  detailsRequired: 'Experience details are required',
  loadFailed: 'Failed to load your experiences. Please try again.',
  refreshFailed: 'Failed to refresh experiences. Please reload the page.',
  saveFailed: 'Failed to save experience. Please try again.',
  deleteFailed: 'Failed to delete experience. Please try again.',
  notYours: "You don't have permission to edit this experience",
  added: 'Experience added successfully!',
  updated: 'Experience updated successfully!',
  deleted: 'Experience deleted successfully',
} as const;
