/** Why a bullet is worded as it is suggested. */
export const bulletReasons = {
  plainer: 'Says it in plainer words.',
  figures: 'Writes numbers as figures, which are easier to spot.',
  opensWithDoing: 'Opens with what you do.',
  opensWithDone: 'Opens with what you did.',
  present: 'In the present tense, because you hold this job now.',
  past: 'In the past tense, because this job has ended.',
  shorter: 'Leaves out words that add nothing.',
  joined: 'Joins the parts with “and”.',
  verb: 'Says “{text}” instead of “{before}”.',
  named: 'Calls {before} “{name}”, as the job does.',
  first: 'Puts {name} first, because the job asks for it.',
  model: 'Written by the language model and checked against your claim.',
  shows: 'Shows {skills}.',
  couldShow: 'Could show {requirement}, which the job asks for.',
} as const;
