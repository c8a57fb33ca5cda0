import type { talentErrors as english } from '../../en/talent/errors.ts';
import type { Translation } from '../../translation.ts';

export const talentErrors: Translation<typeof english> = {
  joinedThemselves:
    'Diese Person ist mit eigener Einwilligung im Talentpool. Nur sie selbst kann ihn verlassen.',
  inviteInstead: 'Diese Person ist mit eigener Zustimmung im Pool: Laden Sie sie zur Bewerbung ein.',
  jobNotOpen: 'Diese Stelle ist nicht offen.',
  alreadyApplied: 'Diese Person hat sich schon auf die Stelle beworben.',
  alreadyInvited: 'Diese Person wurde schon eingeladen, sich auf diese Stelle zu bewerben.',
  noInvitations: 'Diese Person möchte nicht eingeladen werden.',
  invitedEnough:
    'Diese Person hat in {days, number} Tagen schon {count, number} Einladungen erhalten, mehr sind nicht möglich.',
  addressKnown: 'Ihr Unternehmen hat diese Adresse schon aufgenommen.',
  leftPool: 'Diese Person hat Ihren Talentpool verlassen. Nur sie selbst kann einer Rückkehr zustimmen.',
  agreeToWording: 'Bitte lesen Sie den aktuellen Wortlaut und stimmen Sie ihm zu.',
  noColumns: 'Die erste Zeile muss die Spalten benennen, darunter name und email.',
  addressTwice: 'Diese Adresse steht zweimal in der Datei.',
};
