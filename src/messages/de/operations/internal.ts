import type { internal as english } from '../../en/operations/internal.ts';
import type { Translation } from '../../translation.ts';

export const internal: Translation<typeof english> = {
  keyIncomplete: 'Please provide both name and value for the API key',
  keySaveFailed: 'Failed to save API key',
  keyDeleteFailed: 'Failed to delete API key',
  keyCopyFailed: 'Failed to copy API key',
  keyAdded: 'API key added successfully',
  keyDeleted: 'API key deleted successfully',
  keyCopied: 'API key copied to clipboard',
  modelIncomplete: 'Please fill in all required fields',
  modelStatusFailed: 'Failed to update model status',
  modelDeleteFailed: 'Failed to delete model',
  modelSaveFailed: 'Failed to save model configuration',
  modelActivated: 'Model activated successfully',
  modelDeactivated: 'Model deactivated successfully',
  modelDeleted: 'Model deleted successfully',
  modelUpdated: 'Model updated successfully',
  modelAdded: 'Model added successfully',
  loadFailed: 'Failed to load dashboard data',
};
