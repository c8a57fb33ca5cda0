import type { applicantCopy as english } from '../../en/privacy/applicant-copy.ts';
import type { Translation } from '../../translation.ts';

/** Texte der Kopie dessen, was ein Unternehmen über eine Person gespeichert hat, die sich beworben hat. */
export const applicantCopy: Translation<typeof english> = {
  about:
    'Wenn {name} darum bittet, können Sie eine Kopie der Daten herunterladen, die Ihr Unternehmen über die Person gespeichert hat.',
  revealFirst: 'Um die Daten zu kopieren oder zu löschen, zeigen Sie zuerst an, wer es ist.',
  download: 'Daten herunterladen',
  downloaded:
    'Die Kopie wurde heruntergeladen. Sie enthält personenbezogene Daten: Geben Sie sie nur der Person selbst.',
  pageTitle: 'Ihre Daten bei {employer}',
  everything: 'Alles, was {employer} am {on, date, day} über Sie gespeichert hatte.',
  leftOut:
    'Die Namen der Menschen, die dort arbeiten, fehlen, ebenso Ihre Angaben zur Chancengleichheit, die das Unternehmen nicht sehen kann.',
  privateNotes:
    '{count, plural, one {# Notiz, die jemand nur für sich geschrieben hat, fehlt} other {# Notizen, die jemand nur für sich geschrieben hat, fehlen}}: Danach muss das Unternehmen selbst fragen.',
  person: 'Vom Unternehmen erfasst',
  personAbout: 'Ihr Name und Ihre Kontaktdaten, wie das Unternehmen sie erfasst hat, und woher es sie hat.',
  profileAbout: 'Was Ihr Profil dem Unternehmen zeigt.',
  applicationsAbout:
    'Die Stellen, auf die Sie sich beworben haben, Ihre Anschreiben und Antworten und die Phasen.',
  resumesAbout:
    'Die Lebensläufe, die das Unternehmen hat, und was daraus gelesen wurde. Die Dateien liegen bei.',
  scores: 'Passung',
  scoresAbout: 'Wie gut Sie zu jeder Stelle passen, mit jeder Zeile der Erklärung.',
  rejectionsAbout: 'Warum Bewerbungen abgelehnt wurden.',
  messagesAbout: 'Nachrichten zwischen Ihnen und dem Unternehmen.',
  interviewsAbout: 'Vorgeschlagene und vereinbarte Gespräche.',
  offersAbout: 'Angebote, die für Sie geschrieben wurden.',
  notesAbout: 'Was das Einstellungsteam über Sie notiert hat.',
  scorecardsAbout: 'Wie Sie in Gesprächen bewertet wurden.',
  tags: 'Schlagwörter',
  tagsAbout: 'Wörter, nach denen das Unternehmen Bewerbungen ordnet.',
  fields: 'Eigene Felder des Unternehmens',
  fieldsAbout: 'Was das Unternehmen zu Ihren Bewerbungen festgehalten hat.',
  tasks: 'Aufgaben',
  tasksAbout: 'Was das Unternehmen zu Ihren Bewerbungen noch zu tun hatte.',
  humanReviewsAbout: 'Ihre Bitten um eine Prüfung durch einen Menschen, mit den Antworten.',
  otherSystem: 'An ein anderes System gesendet',
  otherSystemAbout: 'Welche Ihrer Bewerbungen an das Bewerbermanagementsystem des Unternehmens gingen.',
  referralsAbout: 'Wer Ihren Lebenslauf geschickt hat, und was dazu geschrieben wurde.',
  pool: 'Talentpool',
  poolAbout: 'Was das Unternehmen gespeichert hat, um Sie zu Bewerbungen einzuladen.',
  invitationsAbout: 'Stellen, für die das Unternehmen Sie eingeladen hat.',
  consentsAbout: 'Wozu Sie eingewilligt haben, und wann Sie es widerrufen haben.',
  holds: 'Schutz vor dem Löschen',
  holdsAbout: 'Warum das Unternehmen Ihre Daten behalten muss oder musste.',
  deletion: 'Löschung',
  deletionAbout: 'Wann das Unternehmen Ihre Daten löschen wird.',
  eventsAbout: 'Was mit Ihren Bewerbungen geschah, und ob Sie es taten oder das Unternehmen.',
};
