import type { jobRemarks as english } from '../../en/jobs/job-remarks.ts';
import type { Translation } from '../../translation.ts';

export const jobRemarks: Translation<typeof english> = {
  bothLists: '{skill} ist zugleich erforderlich und erwünscht. Lassen Sie es in einer der beiden Listen.',
  otherYears: 'Die Beschreibung nennt {said} Jahre, das Feld {years, number}.',
  and: '{one} und {other}',
  noExperience: 'Laut Beschreibung ist keine Erfahrung nötig, das Feld verlangt aber {years, number} Jahre.',
  remote: 'Laut Beschreibung ist die Arbeit remote, laut Arbeitsort nicht.',
  muchForLevel:
    '{asked, number} Jahre sind viel für {level, select, internship {ein Praktikum} entry {eine Einstiegsstelle} other {eine Assistenzstelle}}: üblich {most, plural, =0 {ist keine Erfahrung} other {sind höchstens #}}.',
  manyYears:
    '{asked, number} Jahre schließen alle aus, die schneller gelernt haben. Nennen Sie, was man können muss.',
  codedWords:
    '„{found}“ hält manche von einer Bewerbung ab: {instead, select, work {nennen Sie stattdessen die Arbeit} skill {es geht um das Alter; nennen Sie stattdessen die Kenntnis} everybody {verwenden Sie ein Wort, das alle meint} level {nennen Sie stattdessen das Sprachniveau} result {sagen Sie, was erreicht werden soll} team {sagen Sie, wie das Team arbeitet} task {sagen Sie, was zu tun ist, und bieten Sie Anpassungen an} other {nennen Sie das Verhalten, auf das es ankommt}}.',
  payAnywhere:
    'Diese Arbeit ist von überall möglich. Orte wie Colorado und New York verlangen, dass Anzeigen, die sich auch an Menschen dort richten, das Gehalt nennen.',
  payThere: 'In {place} müssen Stellenanzeigen in den meisten Fällen das Gehalt oder dessen Spanne nennen.',
  manySkills:
    '{count, number} Kenntnisse sind erforderlich. Kaum jemand hat alle; verschieben Sie einige zu den erwünschten.',
};
