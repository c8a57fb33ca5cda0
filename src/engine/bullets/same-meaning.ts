/**
 * What says the same in a line of a resume: tables alone. Two verbs of one group name the same act, done by the same hand, to
 * the same degree: none makes a helper a leader or a try a success. `_` joins a verb with its particle.
 */
export const VERB_GROUPS: readonly (readonly string[])[] = groups(`
make produce create; make prepare; write draft compose; write_down record; write record; log record; note record; compile assemble put_together; put_together join; prepare compile; do perform;
give provide; give administer; give offer; get obtain; get receive; win earn; win get; win secure; win land; win bring_in; win acquire; earn get;
fix repair; buy purchase; gather collect; choose select; choose pick; use utilise utilize leverage employ operate; show demonstrate present; show teach;
help assist support aid; help assist contribute be_involved take_part participate; be_involved work_on;
check inspect examine verify; check test; find locate identify trace detect; find_out determine discover;
run manage; run lead; run operate; lead head; manage look_after; manage handle; supervise oversee; manage charge; run charge; lead charge; oversee charge; supervise charge; handle charge; handle deal_with; handle process; deal_with process; deal_with resolve; handle look_after; handle take_care_of;
organise organize arrange; plan arrange; book arrange; plan schedule; coordinate organise organize;
start launch begin; start establish; introduce set_up establish launch; set_up install; set_up create; set_up configure; open launch;
move migrate transfer relocate shift; bring move; move transport; carry transport; deliver transport; send dispatch ship; send_out distribute; send distribute; send send_out mail; fit install put_in; put place;
answer reply respond; talk_to speak_to speak_with liaise; work_with collaborate cooperate partner liaise; contact reach_out; visit call_on;
care look_after take_care_of tend; nurse care; teach instruct educate; train coach; train instruct; mentor coach; train teach; explain show; explain describe;
ensure make_sure guarantee; fill stock; put_out stock; stock restock; carry_out perform conduct do execute undertake; complete finish; complete carry_out; complete do;
advise counsel consult; inform tell notify update; analyse analyze examine; analyse analyze study; research investigate look_into; improve enhance; optimise optimize improve; speed_up accelerate; reduce cut lower decrease bring_down get_down drop; increase raise grow boost bring_up get_up; 
stop prevent; avoid prevent; meet reach achieve hit; exceed beat surpass; hire recruit take_on employ; keep maintain; keep hold; sell trade; serve wait_on; serve help; supply provide; serve bring; load fill; cook prepare; make bake; make cook; make sew; make craft; draw sketch; photograph shoot;
set_up arrange; move put; put enter; enter input type; enter record; type_up type; review check; review examine; review assess; assess evaluate; rate evaluate; measure gauge; monitor watch observe track follow; watch supervise; patrol guard; build construct; build assemble; build develop; develop create; design create; develop design_and_build; write program code develop; rebuild rewrite; replace change; change alter modify; update change; adapt modify;
summarise summarize; close close_out; negotiate agree; settle resolve; solve resolve fix; take_over assume; explain present; transport drive; drive transport; paint coat; take receive; take_down record; take accept; receive accept; greet welcome; open_up open; work operate; work_on operate; act serve; join attend; attend visit; share distribute; post publish; publish release; deploy release; release ship; deploy ship; read study; order purchase; order buy; request order; obtain acquire; obtain secure; earn achieve; gain earn; gain get; gain obtain; go rise; represent speak_for; run carry_out conduct; present show; look_after maintain; take_care_of maintain; create set_up; operate drive; set_up open; inspect look_at; dismantle take_down; dismantle disassemble; supervise oversee; convert change; convert switch; accompany escort; mend repair; mend fix; modify alter; alter change; attend go; begin commence; start commence; clarify explain; confirm verify; classify sort; categorise sort; sort arrange; scrutinise inspect; discard dispose; assign allocate; attach fasten; calm soothe; trim prune; cut prune; cut trim; mop clean; hoover vacuum; erect build; return bring_back; submit hand_in; hand_over deliver;  spot identify; spot notice; keep store; store save`);

/** Turns of phrase that are one verb: its forms stand for the first word, a base form. */
export const PHRASAL: readonly (readonly [string[], string])[] = phrasal(`
take care of=care; look after=look_after; care for=care; deal with=deal_with; carry out=carry_out; make sure that=make_sure; make sure=make_sure; ensure that=ensure; put together=put_together; write down=write_down;
find out=find_out; set up=set_up; send out=send_out; work with=work_with; work closely with=work_with; work together with=work_with; work alongside=work_with; liaise with=liaise; collaborate with=collaborate; cooperate with=cooperate; partner with=partner; take part in=take_part; participate in=participate;
contribute to=contribute; be involved in=be_involved; be involved with=be_involved; take on=take_on; take over=take_over; bring in=bring_in; put out=put_out; put in=put_in; speed up=speed_up; respond to=respond; reply to=reply; talk to=talk_to; talk with=talk_to; speak to=speak_to;
speak with=speak_with; look into=look_into; wait on=wait_on; train up=train; type up=type; write up=write; build up=build; help out with=help; help with=help; help in=help; assist with=assist; assist in=assist; support with=support; check over=check; check on=check; open up=open; clean up=clean; clear up=clear; tidy up=tidy;
fill out=fill; fill in=fill; call up=call; ring up=call; phone up=phone; set out=set; act as=act; serve as=act; work on=work_on; drive up=increase; come up with=devise; get rid of=eliminate; do away with=eliminate; go through=review; take notes of=record; keep track of=track; keep an eye on=monitor; keep a record of=record; keep records of=record; make use of=use; put into=put; add in=add; sort out=resolve;
hand out=distribute; give out=distribute; pass on=report; report on=report; teach how to use=teach_use; follow up on=follow_up; follow up=follow_up; take down=take_down; add up=add; end up=end; reach out to=reach_out; consult with=consult; meet with=meet;
change over=convert; switch over=convert; go with=accompany; come with=accompany; take down=take_down; watch over=supervise; keep watch over=supervise; keep an overview of=track; go around=visit; get in touch with=contact; stay in touch with=contact; be in contact with=contact; keep in touch with=contact; look at=inspect; look over=inspect; look through=review; check through=review; read through=review; hand over=hand_over; put up=erect; get ready=prepare; pick up=collect;
drop off=deliver; go to=attend; go out on=attend; go on=attend; sign up=register; work out=calculate; draw up=draft; back up=back_up; look for=search; search for=search; bring back=return; take apart=dismantle; top up=fill; fill up=fill; note down=record; jot down=record; phase out=discontinue; team up with=work_with;
lock up=lock; wash up=wash; wrap up=wrap; point out=identify; follow through=follow_up; make up=prepare; call in=call; give back=return; send back=return; hand in=submit; ask for=request; apply for=apply; pay for=pay; wait for=wait; be among=part_of; be one of=part_of; attend to=attend_to; see to=attend_to; work alongside with=work_with; step in for=deputise; stand in for=deputise; fill in for=deputise; be part of=part_of; be member of=part_of;
put away=store; hand back=return; throw away=discard; throw out=discard; put through=connect; call off=cancel; put off=postpone; start up=start; shut down=close; win over=convince; pay back=repay; pay in=deposit; clear away=clear; sweep up=sweep; switch on=start; sit with=comfort; let in=admit; stand in=deputise; write out=write; go over=review; sign off=approve; set aside=reserve; make out=issue; send off=send; ship out=ship; bring down=bring_down; get down=bring_down; bring up to date=update; keep up to date=update`);

/** Words and phrases that mean the same, the first of each the one they are compared by. */
export const SAME_PHRASES: readonly (readonly string[][])[] = samePhrases(`
about|around #|some #|approximately|approx|approx.|roughly|circa|ca|ca.|c.; over #|more than #|in excess of #|upwards of #; up to #|a maximum of #|as many as #|max #|no more than #; at least #|a minimum of #|minimum #|no fewer than #;
children|kids; telephone|phone|the phone; over telephone|on telephone|via telephone|over phone|by phone|via phone|on phone|by telephone|over telephone; email|e mail; emails|e mails; representatives|reps; representative|rep; applications|apps; application|app; examination|exam; examinations|exams; photographs|photos|pictures; photograph|photo|picture;
information|info; administrative|admin; managers|bosses; manager|boss; companies|firms|businesses; company|firm|business; employees|staff members|members of staff|team members|workers|staff|personnel; shops|stores; shop|store; customers|clients|clientele; customer|client; pupils|students|schoolchildren; lorries|trucks; lorry|truck; cars|automobiles; flats|apartments; flat|apartment;
across|all over|throughout; and|as well as|as well|plus|in addition to|together with|along with|and also|and then|additionally|in addition|and additionally; with|together with the|alongside|jointly with|side by side with; before|prior to; after|subsequent to; because|due to the fact that; while|whilst; during|in the course of; in|within|inside; to|into|onto; that|which; everything|all things; each|every|every single|each and every;
to|in order to|so as to|how to|on how to; for|for the purpose of; using|by using|by means of|with the help of|with the aid of|by way of|utilizing|utilising|through the use of|through use of|with the use of; through|by doing; such_as|such as|like|for example|for instance; including|incl.|inc.; without|with no|never had|never having|, never had|, never having|, without|without any|without having to|without having|without a single; third|one third|a third; quarter|one quarter|a quarter; half|one half|a half;
road|street; vans|delivery vans; machines|machinery; tasks|chores; problems|issues|difficulties; problem|issue|difficulty; faults|defects; fault|defect; mistakes|errors; mistake|error; large|big; small|little|minor; quick|fast; quickly|fast|swiftly|rapidly; many|lots of|a lot of|loads of|numerous|plenty of|a large number of|a great many; several|a few|a bunch of; most|the majority of|most of; all|all of|all the; entire|whole; target|goal; targets|goals; colleagues|coworkers|co workers|teammates; newcomers|new people; monthly targets|monthly goals;
per_rule|according to|in accordance with|in line with|in compliance with|following the|following|as per; everyone|everybody; up_to_date|up to date|current|up to the minute; nobody|no one; additional|extra|further; various|different; advertisements|adverts|ads; advertisement|advert|ad; jobs|projects; clothes|clothing; bicycles|bikes; bicycle|bike; luggage|baggage; aircraft|planes|airplanes|aeroplanes; quotes|quotations; repairs|repair works|repair work; texts|copy; online|on internet|for internet;
on|regarding|concerning|with regard to|with respect to|in relation to; project|job; till|tills|cash register|checkout; website|web site|web page; websites|web sites; internet|web; pallets|skids; rubbish; elderly|old|older; safely|in a safe manner; accurately|in an accurate manner; regularly|on a regular basis; independently|on own|on their own; at home|in homes|in own homes|at homes|in own home; sheets|spreadsheets; sheet|spreadsheet; stock|inventory; deliveries|shipments; holiday|vacation; findings|results; catalogue|catalog; programme|program; programmes|programs; colour|color; behaviour|behavior; centre|center; organisation|organization; organisations|organizations; labour|labor; licence|license; aluminium|aluminum`);

/** How often: what stands for each unit, said as an adverb, or with "a", "per", "each" or "every" before it. */
export const UNITS: Readonly<Record<string, string>> = {
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  hourly: 'hour',
};
/** Nouns behind "per" or "each" that say how often. */
export const UNIT_NOUNS: ReadonlySet<string> = new Set(
  'day night week weekend month quarter year hour minute shift season summer winter spring autumn evening morning afternoon trip term semester visit person head monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** Words that say in which manner, whose place in a sentence says nothing, by the adjective they come from. */
export const MANNERS: Readonly<Record<string, string>> = Object.fromEntries(
  'safe regular accurate careful quick independent private timely prompt punctual direct personal thorough close reliable smooth effective professional'
    .split(' ')
    .map((word) => [word, word === 'timely' ? 'promptly' : `${word}ly`]),
);

/** The same words as adverbs. */
export const MANNER_WORDS: ReadonlySet<string> = new Set(Object.values(MANNERS));

/** Nouns that name an act, and the verb of it: "preparation of reports" is preparing them. */
export const ACTS: Readonly<Record<string, string>> = Object.fromEntries(
  `preparation=prepare maintenance=maintain development=develop implementation=implement coordination=coordinate supervision=supervise installation=install delivery=deliver analysis=analyse organisation=organise organization=organize creation=create
production=produce administration=administer collection=collect distribution=distribute evaluation=evaluate assessment=assess inspection=inspect calibration=calibrate reconciliation=reconcile migration=migrate integration=integrate translation=translate transport=transport transportation=transport repair=repair repairs=repair
training=train coaching=coach teaching=teach support=support advice=advise assistance=assist demonstrations=demonstrate demos=demonstrate demonstration=demonstrate investigation=investigate investigations=investigate negotiation=negotiate review=review reviews=review design=design presentation=present presentations=present inspections=inspect tests=test assessments=assess management=manage recruitment=recruit selection=select
monitoring=monitor installation=install optimisation=optimise optimization=optimize automation=automate configuration=configure deployment=deploy construction=construct documentation=document execution=execute operation=operate promotion=promote publication=publish purchase=purchase registration=register restoration=restore storage=store verification=verify research=research
guidance=guide instruction=instruct photos=photograph photographs=photograph pictures=photograph classification=classify identification=identify reduction=reduce improvement=improve introduction=introduce handling=handle control=control replacement=replace removal=remove renovation=renovate processing=process formulation=formulate compilation=compile completion=complete calculation=calculate measurement=measure observation=observe
provision=provide sterilisation=sterilise sterilization=sterilize transcription=transcribe cultivation=cultivate dispatch=dispatch sale=sell arrangement=arrange service=serve checks=check counts=count repairs=repair interviews=interview audits=audit calculations=calculate measurements=measure calls=call reviews=review surveys=survey deliveries=deliver translations=translate`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

function groups(source: string): string[][] {
  return source.split(';').map((line) => line.trim().split(/\s+/));
}

function phrasal(source: string): [string[], string][] {
  return source
    .split(';')
    .map((line): [string[], string] => {
      const [words = '', verb = ''] = line.trim().split('=');
      // Articles are gone when turns of phrase are looked for.
      return [words.split(' ').filter((word) => !/^(an?|the)$/.test(word)), verb];
    })
    .toSorted((a, b) => b[0].length - a[0].length);
}

function samePhrases(source: string): string[][][] {
  return source.split(';').map((line) => line.split('|').map((phrase) => phrase.trim().split(/\s+/)));
}
