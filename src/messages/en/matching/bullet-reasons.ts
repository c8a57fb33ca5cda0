/** Why a bullet is worded as it is suggested. */
export const bulletReasons = {
  plainer: 'Says it in plainer words.',
  figures: 'Writes numbers as figures, which are seen at a glance.',
  opensWithDoing: 'Opens with what you do.',
  opensWithDone: 'Opens with what you did.',
  present: 'Told in the present, because you hold this job now.',
  past: 'Told in the past, because this job has ended.',
  shorter: 'Leaves out words that say nothing.',
  joined: 'Joins the parts with "and".',
  verb: 'Says "{text}" in place of "{before}".',
  named: 'Calls {before} "{name}", as the job does.',
  first: 'Names {name} first, which the job asks for.',
  model: 'Worded by the language model, and checked against your claim.',
  shows: 'Shows {skills}.',
  couldShow: 'Could show {requirement}, which the job asks for.',
} as const;
