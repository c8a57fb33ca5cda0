/**
 * Words that claim more than an act: rank, leading, founding, results, praise, extent. A wording may have one only where its line has
 * a word of the same row, or one of those behind "<", which say as much. Verbs by their base, the rest by their stem.
 */
export const STRICT_ROWS: readonly { words: string[]; backing: string[] }[] = rows(`
lead leader led < head guide tour manage manager responsible supervise supervisor direct chair run captain chief foreman boss
manage manager management < boss lead leader head run responsible supervise supervisor direct oversee administer boss
supervise supervisor oversee supervision < under lead leader head manage manager watch foreman boss direct run
direct director < lead manage manager
head < lead leader manage manager chief run
responsible <
chief principal president executive < head director
boss foreman captain superintendent < head manager supervisor lead leader
chair < lead head
own owner < my i
coordinate coordinator < organise organize arrange manage plan lead schedule
orchestrate spearhead champion pioneer mastermind <
promote promotion < advance moved_up
approve approval authorise authorize < sign_off sign_off_on
decide decision determine < choose select
hired hiring recruit dismiss recruitment < appoint employ take_on onboard place bring_in
negotiate negotiation < agree haggle bargain deal
train trainer training < speed teach show explain coach instruct induct onboard learn mentor apprentice trainee
teach teacher < pupil train show explain instruct coach tutor lesson class educate lecture
coach mentor < train teach advise guide
instruct instructor tutor educate lecture < train teach show explain lesson class
advise adviser consultant consult < counsel advice answer show recommend help suggest tell inform information talk explain
design designer < draw sketch style wireframe prototype logo flyer concept
invent <
devise < come_up come_up_with create develop think_up design
develop developer development < dev build create program write design come_up come_up_with code devise draw_up grow make
create creator creation < make build write develop design produce come_up come_up_with set_up draw put_together introduce start prepare form new
found founder <
establish < set_up start found create build open
launch < start open introduce release begin publish roll_out bring_out new
introduce introduction < start bring_in set_up launch bring first not
initiate < start begin launch set_up
implement implementation < introduce set_up install build roll_out put_in do carry_out
formulate < write draft draw_up develop make
build construct < program code rebuild make create develop set_up put_up put_together erect write install lay assemble
set_up < install start create build prepare arrange configure put_up establish setup open
architect <
specialise specialize specialist specialism speciality < focus
increase raise boost growth < collect double triple gain push_up bring_up improve lift
double < twofold
halve < half
triple treble quadruple <
improve enhance optimise optimize upgrade improvement streamline < better well increase faster speed_up fix tune develop
accelerate speed_up < faster quick improve shorten cut
reduce lower decrease reduction cut_down < cut bring_down go_down down less fall drop shorten fewer save quick fast
eliminate eradicate < remove get_rid stop end
save < reduce lower
win award prize honour recognition < bring_in gain
achieve attain < reach meet hit get earn make pass
exceed surpass outperform beat < over above more
earn gain secure < win get obtain bring_in pay
prevent avoid < stop keep not
ensure guarantee < make_sure keep check see_to so
resolve solve resolution < fix repair sort sort_out settle deal deal_with put_right answer handle address close clear unblock
rescue <
retain loyal loyalty <
deliver < bring hand_over hand_out drop_off supply present birth ship transport delivery
learn < study learner
guide < lead show take accompany guidance advise how-to instruction
attend < visit go_to turn_up join
sell < retail sale sales upsell
program < code develop software script app
translate < interpret translator translation language
paint < decorate wallpaper colour emulsion
buy purchase < order procure source
more < increase extra additional over
less < decrease
fewer < less reduce
perform < do carry_out act play run performance sing
generate < bring_in make produce
best top leading number_one < good
record-breaking unprecedented <
success successful successfully < approve win pass succeed
efficient efficiency efficiently effective effectively effectiveness productivity <
expert expertise skilled skill proficient proficiency mastery master fluent <
excellent exceptional exemplary superb great <
quality high-quality <
accurate accurately accuracy precise precisely precision error-free flawless flawlessly perfect perfectly < correct exact exactly not
smooth smoothly seamless seamlessly <
timely promptly prompt swiftly swift quickly quick fast rapid rapidly < quick fast soon speed immediately
safe safely safety < secure risk hazard
strong strongly proven solid robust <
complex complicated advanced sophisticated intricate challenging demanding difficult < difficult hard tricky fiddly delicate
major significant substantial critical vital essential crucial key important strategic < main big large important
large large-scale big high-volume extensive vast huge massive < big long whole
certified certification certificate accredited chartered ed licensed licence qualified qualification qualify accreditation < ticket card licence certificate pass cert badge ed permit
degree bachelor master phd mba diploma gcse nvq < study graduate
senior lead staff_level experienced veteran seasoned <
junior < young
assistant < assist help
all entire whole total full fully completely wholly throughout every any overall < whole all every entire full complete total everything everyone each any
always constantly continuously consistently < all always every
multiple several various numerous many countless variety wide diverse < few couple some different several many various multiple numerous all often lot lots number range
dozens hundreds thousands <
global international national everywhere regional country countrywide <
independently independent alone sole solely single-handed unaided < alone myself
first initial < start begin early then
only < just one single
solely exclusively < only just
daily hourly weekly monthly yearly annually nightly quarterly <
final finally finalise finalize < last end finish
begin start begin < start first launch open get_going get begin go
still < yet
full-time fulltime <
permanent <
volunteer voluntary < unpaid charity
on_time < deadline
on_budget <
close record <
satisfaction satisfied happy delighted happy <
popular famous renowned prestigious leading well-known <
unique innovative creative novel <
live < production
member membership < team together people person colleague participant
against < versus match check compare reconcile
publish published <
strategy strategic <
revenue profit profitability turnover growth < income earnings
`);

function rows(source: string): { words: string[]; backing: string[] }[] {
  return source
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', backing = ''] = row.split('<');
      return {
        words: words.trim().split(/\s+/),
        backing: backing
          .trim()
          .split(/\s+/)
          .filter((one) => one !== ''),
      };
    });
}

/** Words that limit, deny or share what was done, by what they say. */
export const LIMIT_ROWS: readonly { name: string; words: string[] }[] = [
  ['deny', 'not no never without nor neither cannot none nothing hardly barely lack zero non'],
  ['except', 'except unless'],
  ['blame', 'blame'],
  [
    'usual',
    'mostly mainly usually normally generally largely primarily chiefly predominantly principally majority main typically typical usual general',
  ],
  ['sometimes', 'sometimes occasionally occasional rarely seldom'],
  ['often', 'often frequently frequent'],
  ['partly', 'partly partially some'],
  ['only', 'only merely solely exclusively'],
  ['almost', 'almost nearly'],
  ['intend', 'intend plan planned planning propose proposed prospective future hope'],
  ['try', 'try attempt effort'],
  ['learn', 'learn studying learner shadow trainee apprentice apprenticeship intern internship placement'],
  [
    'help',
    'help assist contribute participate assistance contribution participation helper involvement involved',
  ],
  ['together', 'together we jointly share collaborate collaboration cooperate'],
  ['under', 'under'],
  ['stand-in', 'deputy deputise deputize acting absence absent relief stand_in'],
  ['second', '2nd second'],
  ['small', 'small smaller minor simple easy little short'],
  ['trial', 'temporary temporarily trial pilot provisional interim'],
  ['unpaid', 'volunteer voluntary unpaid'],
  ['maybe', 'maybe perhaps possibly probably'],
  ['basic', 'basic basics beginner elementary exploratory'],
].map(([name = '', words = '']) => ({ name, words: words.split(' ') }));
