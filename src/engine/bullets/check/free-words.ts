/** Words that claim nothing by themselves: small words, and the plain verbs and nouns with which resumes frame what was done. */
export const SMALL_WORDS: ReadonlySet<string> = words(`
a an the of to in on at for with and or by from as into onto up out off over down back away through via per within during upon amid around round about above below between among
i my me myself am is are was were be been being do does did done has have had having it its they them their theirs this that these those there here which who whom whose what when where while how why
also then so if than each both one ones other others another any more most such same like too well just as once after before until till since because though although whereas whilst however
can could will would should may might must shall own himself herself itself themselves his her he she him you your yours
including include incl using use used along across towards toward against regarding concerning according onto next behind beside besides ahead
plus again ever even rather quite very really always-on too already still-on long further later thus therefore hence thereby whether now yet everyone everybody aged
`);

/** By their base: verbs that frame an act and do not name one. */
export const FREE_VERBS: ReadonlySet<string> = words(`
do work carry carry_out perform provide handle deal deal_with undertake conduct execute cover serve use utilise utilize apply make take give get go come put keep hold have be include involve act spend set let see
maintain process support assist operate tend attend_to respond respond_to address produce prepare employ complete enable allow continue remain stay become relate combine concern follow need require
cover act bring move turn work_on work_with focus result add base start bring_in see_to take_on proceed
`);

/** By their stem: nouns and adjectives that name nothing in particular. */
export const FREE_NOUNS: ReadonlySet<string> = words(`
work job task duty duti duties role process procedur activ oper item thing matter servic area place site case part basi way manner method approach step side end kind type sort level number amount set rang time day shift hour
period session need requir detail inform issu requir use usag purpos order request result member individu person peopl respect relat associ relev appropri respect specif differ variou general typic usual regular normal
system equip product good materi line section unit point sector tool everyon everybodi age experienc situat instanc cours turnout behalf access request advanc presenc routin hand occas
`);

/** What is commonly done with a thing, or a thing that an act commonly has: the wording's word, and the words of the line that imply it. */
export const IMPLIED_ROWS: readonly { words: string[]; by: string[] }[] = `
answer handle field take < call phone question enquiry query email ticket letter telephone
write draft prepare produce document < report letter article note memo minute documentation piece essay post paper guide manual query test
place raise < order
take < order sample photo blood minute note payment
serve < customer guest client table drink coffee food meal cover till
customer client guest < serve sell till shop store sale table salon bar reception cut colour guest visitor
patient < ward nurse hospital clinic clinical bed medication dressing blood hip knee
make prepare brew mix cook bake < coffee drink cocktail food sauce dough bread meal dish dessert starter cake
cook < grill kitchen pan stove saute fry meal dish food chef
operate use drive work < till machine forklift truck scanner crane tractor van lorry lathe press mill camera
hair < cut colour perm highlight blow-dry salon
garment clothing < alteration hem zip sew dress
tree < limb branch prune ash oak trunk fell
animal < cow sheep goat pig calf dog cat horse hive bee vet hen chicken pet
crop < harvest pick plant field
book < shelf shelve library reader loan catalogue
shelf shelves stock < stack fill restock shelves shelf shelve topup top_up
clean < hoover mop wash dust toilet bin housekeeping room sweep tidy
launder wash < laundry linen
install fit hang lay mount < door skirting socket boiler tile floor roof slate window cable wallpaper kitchen bathroom sink cabinet pipe
pull_up retrieve fetch < note file record
child children pupil < class school kid nursery year toddler boy girl storytime lesson teach
pupil student < class school boy girl kid child lesson
lesson class < teach school pupil
parent < child kid pupil
email reply respond < mail inbox
deploy release < pipeline production release
fix < bug fault leak problem
post book record enter < invoice payment transaction receipt
process < invoice payment order payroll return claim application refund
monitor watch < cctv camera screen
staff man < desk reception bar counter till
weld < mig tig arc welding stick
paint decorate < wallpaper paint emulsion gloss
photograph photographer < shooter photo picture camera shoot
image photo picture < photograph edit lightroom shooter
building house home property < flat house room roof build construction wall
vehicle < car van truck lorry bus
worker employee colleague staff < starter staff team people person personnel shift new crew labourer joiner
user < laptop password printer ticket
fire emergency incident < shout ambulance firefighter
document file record < paper paperwork notes note
record document log note < note notes log form diary write_down write_up chart
email phone telephone < contact
team < together we
company < our we
guidance supervision direction oversight instruction < under
table < waiter wait
visit < home round patrol call
patrol < round walk
attend visit < meeting call incident emergency visit appointment
attend < come present go shout emergency meeting turn_up
speak talk discuss meet < tell talk parent explain
colleague < other else friend brickie mate dave
shop store < front retail counter till
animal cattle herd < cow milking milk
guest < check-in room hotel hotel reception check
arrival departure < check
staff worker employee < payroll rota
`
  .trim()
  .split('\n')
  .map((row) => {
    const [left = '', by = ''] = row.split('<');
    return { words: left.trim().split(/\s+/), by: by.trim().split(/\s+/) };
  });

function words(source: string): ReadonlySet<string> {
  return new Set(source.trim().split(/\s+/));
}
