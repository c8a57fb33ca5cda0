/**
 * Words of work that say the same act, thing or state when all around them is the same: what an editor exchanges without a new
 * fact. None says more of the person's part, of the size or of the outcome than its neighbours: who leads, helps, learns, plans,
 * tries, founds or decides stands in no row with anybody else. `_` joins a verb with its particle.
 */
export const SAME_ACTS: readonly (readonly string[])[] = rows(`
check inspect examine verify control look_at; check review go_through look_through proofread; check test; check compare match;
monitor watch observe track follow keep_track; guard watch patrol protect secure; repair mend fix restore; repair maintain;
maintain service; maintain look_after care take_care_of; clean wash; clean wipe; clean tidy clear; scrub clean;
disinfect sterilise sterilize sanitise sanitize; assemble put_together build join; build construct erect put_up build_up raise;
make produce create manufacture craft build; make prepare; make draw_up prepare draft; draw sketch produce;
write draft compose prepare produce author; record log note document register enter write_down note_down take_down;
record enter input key; file archive store; catalogue catalog list index; digitise digitize scan; scan copy;
sort arrange classify group; sort organise organize; organise organize arrange coordinate plan; organise organize hold run host;
plan schedule; book reserve arrange; buy purchase procure order; order request ask_for; get obtain receive collect;
collect pick_up gather fetch; collect gather compile; send dispatch ship forward mail post; send forward pass_on hand_over;
distribute hand_out give_out; deliver bring transport carry; bring take carry; transport carry move; load fill; unload empty;
fill refill top_up restock replenish; install mount fit set_up put_in lay; install set_up configure; connect link join;
remove take_out take_down dismantle strip; replace change exchange swap; exchange swap trade; cut trim; cut edit; edit revise correct;
correct fix amend; find locate detect identify discover trace; find spot notice; find_out determine establish identify;
diagnose find identify; solve resolve settle fix sort_out clear_up; handle deal_with process manage;
handle look_after take_care_of attend_to; manage look_after run; manage administer; run operate; operate use work; use apply;
drive operate; go_to visit attend call_on; travel go; talk speak talk_to speak_to speak_with discuss; talk_to discuss speak_to;
communicate correspond talk_to speak_to liaise; contact call write_to reach_out; call phone ring telephone; answer respond reply;
answer deal_with handle; explain describe show; explain present; tell inform notify; remind notify; report tell inform; report pass_on;
advise counsel consult recommend; advise guide; teach train instruct show coach; teach give; guide lead_through show_around;
show demonstrate present; supervise oversee watch_over look_after; watch_over supervise monitor; care look_after nurse tend;
treat care; feed give; greet welcome receive; serve wait_on; serve help; calculate work_out compute; count tally; measure survey;
weigh measure; estimate assess; assess evaluate judge rate; analyse analyze examine evaluate study;
research investigate look_into study; sew stitch; cook prepare; bake make; mix blend; pack package wrap; label mark tag; mark label;
paint coat; grind sand; plant put; grow cultivate; pick harvest; pick collect; prune trim cut; mow cut; shorten reduce cut;
reduce lower cut decrease bring_down get_down; increase raise grow boost; improve better enhance upgrade; update keep; update revise;
keep maintain ensure make_sure; keep store; ensure make_sure; prevent avoid stop; calm soothe settle; restrain hold; lift raise;
open unlock; close lock lock_up shut; perform carry_out conduct do; conduct hold run; hold give; give provide offer;
introduce set_up bring_in; adapt change modify adjust alter; adjust set; adjust tune; convert change turn switch; shape form;
publish post release; photograph shoot; film record shoot; summarise summarize condense; complete finish; start begin;
meet hit reach achieve; win gain bring_in get acquire; gain get; earn get; attend take_part participate join; attend visit go_to;
participate take_part; work_with collaborate cooperate; cover take_over; cover deputise substitute stand_in; represent speak_for;
wear put_on; wait queue; water irrigate; wire cable; develop create build; develop devise; program code write; configure set;
back_up save; fetch get; grade mark; rescue save; escort accompany
`);

/** The same for things and states; none of them is a title, a person's rank, a tool or a measure. */
export const SAME_THINGS: readonly (readonly string[])[] = rows(`
house home; flat home apartment; site location place; site premises; workshop garage; shop store; area region district;
building premises; room space; hall room; machine device unit; machinery machines; equipment apparatus gear; equipment devices;
tool instrument; appliance device; vehicle car; lorry truck; coach bus; rubbish waste trash garbage refuse;
goods products merchandise items; product item article; item piece; part component; piece part; material supply; parcel package packet;
mail post; letter correspondence; consignment shipment delivery; order purchase; offer quote quotation bid tender; price cost;
bill invoice; payment pay; wage salary pay; document paper file; paperwork documents documentation; note record; record file;
report summary statement; list register; form application; text copy content article; picture image photo photograph;
drawing sketch plan; plan schedule timetable; rota roster schedule shift; shift duty; appointment meeting;
meeting conversation talk discussion; event function; party celebration; tour visit; trip journey excursion outing;
course class lesson; class lesson; training instruction; exam examination test; question query enquiry inquiry; request enquiry;
answer reply response; complaint grievance; problem issue difficulty trouble; mistake error; fault defect error; damage breakage;
difference discrepancy variance; argument dispute conflict quarrel; risk danger hazard; accident incident; result outcome finding;
cause reason source; aim goal objective target; rule regulation guideline; instruction guideline direction; law regulation;
authority office; company firm business; person individual; people individuals persons; people public;
customer client; customer guest; guest visitor; passenger traveller traveler; participant attendee; worker employee; helper assistant;
resident tenant; neighbour neighbor; child kid; baby infant; pupil student; elderly old; garment clothing; clothes garments;
fabric cloth textile; meal dish; drink beverage; starter appetiser appetizer; dessert sweet; tooth dental; eye vision; wound injury;
illness disease sickness; ill sick unwell; medicine medication drug; treatment therapy; operation surgery procedure; birth delivery;
wish request preference; need requirement; skill ability; way manner; method technique; step stage; type kind; amount quantity volume;
number count; size dimension; weight mass; share proportion; rate level; temperature heat; road street; road traffic;
route path way round; network system; connection line; line link; cable wire; pipe tube; wall partition; soil earth; plant flora;
field land; edge border boundary; start beginning; end close; period time; broken damaged; faulty defective broken;
dirty soiled; clean tidy; safe secure; big large; quick fast rapid prompt;
quickly fast rapidly promptly; cheap inexpensive low-cost; missing lost absent; late overdue; necessary needed required;
right correct accurate; correctly accurately right; exact precise accurate; exactly precisely; direct directly; carefully thoroughly;
friendly courteous polite kind; politely courteously; local nearby neighbouring; yearly annual; regular steady; mainly mostly;
current up-to-date; electronic digital; independently alone; everyday daily
`);

function rows(source: string): string[][] {
  return source.split(';').map((row) => row.trim().split(/\s+/));
}
