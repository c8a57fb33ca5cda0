/** Remarks on what a job asks for. */
export const jobRemarks = {
  bothLists: '{skill} is both required and desired. Keep it in one list.',
  otherYears: 'The description speaks of {said} years, the field says {years, number}.',
  and: '{one} and {other}',
  noExperience:
    'The description says that no experience is needed, the field asks for {years, number} years.',
  remote: 'The description says that the work is remote, the location type does not.',
  muchForLevel:
    '{asked, number} years are much for {level, select, internship {an internship} entry {an entry-level job} other {an associate job}}: {most, plural, =0 {none} other {at most #}} is usual.',
  manyYears: '{asked, number} years keep out people who learnt faster. Say what they must be able to do.',
  codedWords:
    '"{found}" keeps some people from applying: {instead, select, work {name the work instead} skill {it speaks of age; name the skill instead} everybody {use a word for everybody} level {name the level of the language instead} result {say what the person will achieve} team {say how the team works} task {say what the task is, and offer adjustments} other {name the behaviour that matters}}.',
  payAnywhere:
    'This job can be done from anywhere. Places such as Colorado and New York ask postings that are open to people there to state the pay.',
  payThere: 'Postings in {place} must state the pay or its range in most cases.',
  manySkills:
    '{count, number} skills are required. Few people have all of them; move some to the desired ones.',
} as const;
