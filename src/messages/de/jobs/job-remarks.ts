import type { jobRemarks as english } from '../../en/jobs/job-remarks.ts';
import type { Translation } from '../../translation.ts';

export const jobRemarks: Translation<typeof english> = {
  bothLists: '{skill} ist zugleich erforderlich und erwünscht. Lassen Sie es in einer der beiden Listen.',
  otherYears: 'Die Beschreibung nennt {said} Jahre, das Feld aber {years, number}.',
  and: '{one} und {other}',
  noExperience: 'Laut Beschreibung ist keine Erfahrung nötig, das Feld verlangt aber {years, number} Jahre.',
  remote: 'Laut Beschreibung ist die Arbeit remote möglich, laut Arbeitsort nicht.',
  muchForLevel:
    '{asked, number} Jahre sind viel für {level, select, internship {ein Praktikum} entry {eine Einstiegsstelle} other {eine Associate-Stelle}}: Üblich {most, plural, =0 {ist keine Erfahrung} other {sind höchstens #}}.',
  manyYears:
    '{asked, number} Jahre schließen alle aus, die schneller gelernt haben. Nennen Sie, was man können muss.',
  codedWords:
    '„{found}“ hält manche von einer Bewerbung ab: {instead, select, work {Nennen Sie stattdessen die Arbeit} skill {Es spielt auf das Alter an; nennen Sie stattdessen die Kenntnis} everybody {Verwenden Sie ein Wort, das alle einschließt} level {Nennen Sie stattdessen das Sprachniveau} result {Sagen Sie, was erreicht werden soll} team {Sagen Sie, wie das Team arbeitet} task {Sagen Sie, was zu tun ist, und bieten Sie Anpassungen an} other {Nennen Sie das Verhalten, auf das es ankommt}}.',
  payAnywhere:
    'Diese Arbeit ist von überall möglich. Orte wie Colorado und New York verlangen, dass Anzeigen, die sich auch an Menschen dort richten, das Gehalt nennen.',
  payThere:
    'In {place} müssen Stellenanzeigen in den meisten Fällen das Gehalt oder eine Gehaltsspanne nennen.',
  manySkills:
    '{count, number} Kenntnisse sind erforderlich. Kaum jemand hat alle. Verschieben Sie einige zu den erwünschten.',
};
