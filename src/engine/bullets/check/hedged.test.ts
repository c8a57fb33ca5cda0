import { expect, test } from 'vitest';
import { checkBullet } from '../check-rewrite.ts';

test.each([
  // Acts of making need their own word in the line.
  ['Sew curtains to patterns from the head office', 'Draw patterns and sew curtains'],
  ['Packed orders and followed the loading plan', 'Made the loading plan and packed orders'],
  ["Laid kerbs following the engineer's drawings", 'Produced drawings and laid kerbs'],
  ['Translate manuals in line with the glossary', 'Compile the glossary and translate manuals'],
  ['Collected timesheets and passed them on to payroll', 'Approved timesheets and passed them to payroll'],
  // What is planned, under way or watched.
  ['Drive a lorry, going to do my HGV test next month', 'Drive a lorry, HGV test passed'],
  ['Teach piano to 12 pupils, hopefully 20 by September', 'Teach piano to 20 pupils'],
  [
    'The greenhouse is being rebuilt, I look after seedlings',
    'Rebuilt the greenhouse and look after seedlings',
  ],
  ['Watch the older masons carve lettering and mix mortar', 'Carve lettering and mix mortar'],
  ['Answer tickets, usually within 2 hours', 'Answer tickets within 2 hours'],
  ['Closed up a few times when the manager was ill', 'Closed up when the manager was ill'],
  ['Write help pages; translation is planned for June', 'Write and translate help pages'],
  // What others do.
  ['Deliver furniture; assembly is done by the fitters', 'Deliver and assemble furniture'],
  ['Prepare files; hearings are run by my supervisor', 'Prepare files and run hearings'],
  ['Book the venues and my colleague writes the programme', 'Book venues and write the programme'],
  ['Code reviews are done by two seniors, I fix bugs', 'Fix bugs and review code'],
  ["I mix the feed, milking is my uncle's job", 'Mix feed and milk'],
  ['Write copy, the layout comes from an agency', 'Write copy and do the layout'],
  ['Entered requests that the head of department has to approve', 'Approved requests and entered them'],
  // Both, and states.
  ['Ran two stalls, one made a profit and the other did not', 'Ran two stalls, both made a profit'],
  ['Started an NVQ in joinery', 'Completed an NVQ in joinery'],
  ['Took the first aid course', 'Took the first aid course, certified'],
  // Supervision and lower titles.
  ['Did home visits with supervision from a midwife', 'Did home visits'],
  ['Shadowed house surveys and typed up the notes', 'Carried out house surveys and typed up notes'],
  ['Student nurse on a stroke ward, washed patients', 'Nurse on a stroke ward, washing patients'],
  ['Wired sockets, checked by a qualified electrician', 'Wired sockets as a qualified electrician'],
  // What holds for some.
  ['Minded 14 dogs, of which 3 were on medication', 'Minded 14 dogs on medication'],
  ['Serviced 40 lifts, among them 5 in hospitals', 'Serviced 40 lifts in hospitals'],
  ['Ran 16 workshops, including 3 online', 'Ran 16 online workshops'],
  ['Catalogued 600 maps, half of them hand drawn', 'Catalogued 600 hand drawn maps'],
])('"%s" may not be worded "%s"', (line, text) => {
  expect(checkBullet(line, text).honest).toBe(false);
});

test.each([
  ['Drive a lorry, going to do my HGV test next month', 'Drive a lorry'],
  ['Deliver furniture; assembly is done by the fitters', 'Deliver furniture'],
  ['Minded 14 dogs, of which 3 were on medication', 'Minded 14 dogs, including 3 on medication'],
  ["Laid kerbs following the engineer's drawings", "Laid kerbs, following engineer's drawings"],
  [
    'Interviewed tenants under supervision, filed forms',
    'Under supervision, interviewed tenants and filed forms',
  ],
  ['Told customers what it will cost', 'Informed customers what it will cost'],
])('"%s" may be worded "%s"', (line, text) => {
  expect(checkBullet(line, text)).toEqual({ honest: true });
});
