/** Remarks on what a job asks for. */
export const jobRemarks = {
  bothLists: '{skill} is both required and desired. Keep it in one list.',
  otherYears: 'The description says {said} years, but the field says {years, number}.',
  and: '{one} and {other}',
  noExperience: 'The description says no experience is needed, but the field asks for {years, number} years.',
  remote: 'The description says the work is remote, but the location type does not.',
  muchForLevel:
    '{asked, number} years is a lot for {level, select, internship {an internship} entry {an entry-level job} other {an associate job}}: {most, plural, =0 {none} other {at most #}} is usual.',
  manyYears:
    'Asking for {asked, number} years excludes people who learned faster. Say what they must be able to do.',
  codedWords:
    '“{found}” keeps some people from applying: {instead, select, work {name the work instead} skill {it hints at age; name the skill instead} everybody {use a word that includes everyone} level {name the level of the language instead} result {say what the person will achieve} team {say how the team works} task {say what the task is, and offer adjustments} other {name the behaviour that matters}}.',
  payAnywhere:
    'This job can be done from anywhere. Places such as Colorado and New York require postings open to people there to state the pay.',
  payThere: 'Postings in {place} must state the pay or its range in most cases.',
  manySkills:
    '{count, number} skills are required. Few people have all of them. Consider moving some to the desired skills.',
} as const;
