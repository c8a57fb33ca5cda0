import type { hiringTeam as english } from '../../en/jobs/hiring-team.ts';
import type { Translation } from '../../translation.ts';

export const hiringTeam: Translation<typeof english> = {
  recruiter: 'Recruiter:in',
  hiringManager: 'Fachbereich',
  interviewer: 'Führt Gespräche',
  hiringTeam: 'Team der Stelle',
  teamFailed: 'Das Team konnte nicht geladen werden.',
  aboutTeam:
    'Der Fachbereich sieht nur Stellen, zu deren Team er gehört. Recruiter:innen und Inhaber:innen sehen alle Stellen des Unternehmens. Wen Sie hinzufügen, wird benachrichtigt.',
  noColleagues: 'Noch keine Kolleg:innen hier.',
  inviteAColleague: 'Kolleg:in einladen',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  canSeeTheJobAnyway: '{role}, kann die Stelle ohnehin sehen',
  cantSeeThisJob: '{role}, kann diese Stelle nicht sehen',
  roleOf: 'Rolle von {name}',
  notOnTheTeam: 'Nicht im Team',
  you: '(Sie)',
};
