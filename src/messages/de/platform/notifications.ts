import type { notifications as english } from '../../en/platform/notifications.ts';
import type { Translation } from '../../translation.ts';

export const notifications: Translation<typeof english> = {
  notifications: 'Benachrichtigungen',
  bell: 'Benachrichtigungen, {unread} ungelesen',
  unread: 'Ungelesen:',
  unreadCount: '{count, plural, =0 {Keine ungelesen.} =100 {100 oder mehr ungelesen.} other {# ungelesen.}}',
  settings: 'Benachrichtigungen einstellen',
  loadFailed: 'Ihre Benachrichtigungen konnten nicht geladen werden',
  allRead: 'Sie sind auf dem Laufenden',
  allReadHint: 'Neues zu Ihren Bewerbungen und Stellen erscheint hier.',
  showOlder: 'Ältere anzeigen',
  markAllRead: 'Alle als gelesen markieren',
  markAllReadFailed: 'Sie konnten nicht als gelesen markiert werden. Bitte versuchen Sie es erneut.',

  stopEmails: 'Diese E-Mails abbestellen',
  stopHint:
    'Mit einem Klick bestellen Sie die Art von E-Mail ab, die Sie hierher geführt hat. E-Mails zur Sicherheit Ihres Kontos erhalten Sie weiterhin.',
  stopped:
    'Erledigt: „{kind}“ erhalten Sie nicht mehr als E-Mail. In Tenon sehen Sie diese Benachrichtigungen weiterhin; ändern können Sie das in den <link>Einstellungen</link>.',
  linkCutOff:
    'Ein Teil dieses Links fehlt. Öffnen Sie ihn noch einmal aus der E-Mail oder ändern Sie Ihre E-Mails in den <link>Einstellungen</link>.',
  linkIncomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder ändern Sie Ihre E-Mails in den Einstellungen.',
  stopFailed: 'Die E-Mails konnten nicht abbestellt werden. Bitte versuchen Sie es erneut.',
};
