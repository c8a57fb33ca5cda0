/**
 * What each screen reads first, as addresses of the API: the served page asks for it before any script has come. Only for those who
 * are signed in; a screen that is missing here asks by itself. Parameters stand as `$id` in both.
 */
export const screenReads: Record<string, string[]> = {
  '/jobs': ['/api/saved-searches', '/api/jobs', '/api/hidden-jobs'],
  '/jobs/$id': [
    '/api/jobs/$id',
    '/api/jobs/$id/fit',
    '/api/resumes',
    '/api/jobs/$id/answer-time',
    '/api/jobs/$id/similar',
  ],
  '/dashboard': ['/api/dashboard'],
  '/profile': ['/api/profile/page'],
  '/experiences': ['/api/experiences'],
  '/experiences/$id': ['/api/experiences/$id'],
  '/resumes/$id': ['/api/resumes/$id/reading'],
  '/notifications': ['/api/notifications'],
  '/applications/$id': [
    '/api/applications/$id',
    '/api/applications/$id/offers',
    '/api/applications/$id/interviews',
    '/api/applications/$id/human-reviews',
    '/api/applications/$id/self-identification',
    '/api/applications/$id/kept',
    '/api/applications/$id/messages',
  ],
  '/applicants/$id': ['/api/applicants/$id'],
  '/jobs/$id/edit': ['/api/jobs/$id', '/api/jobs/$id/changes'],
  '/jobs/$id/stages': ['/api/jobs/$id', '/api/jobs/$id/pipeline', '/api/stage-templates'],
  '/interviews/$id': ['/api/interviews/$id'],
};

/** What every page of somebody who is signed in reads. */
export const frameReads = ['/api/notifications/unread'];
