/** Languages people speak, and traits and habits of working that hold in any trade. */
export const languages = `
[spoken]
English | business english, english language, english fluency, spoken english, anglais, englisch, inglés
German | german language, deutsch
French | french language, français, französisch
Spanish | spanish language, español, castellano, espagnol, spanisch
Italian | italian language, italiano
Portuguese | portuguese language, português, brazilian portuguese
Dutch | dutch language, nederlands
Flemish
=Polish | polish language, polski
Czech | czech language
Slovak | slovak language
Hungarian | hungarian language
Romanian | romanian language
Bulgarian | bulgarian language
Greek | greek language, modern greek
Turkish | turkish language, türkçe
Russian | russian language
Ukrainian | ukrainian language
Serbian | serbo-croatian
Bosnian
Croatian
Slovenian | slovene
Albanian | albanian language
Lithuanian
Latvian
Estonian
Finnish | finnish language, suomi
Swedish | swedish language, svenska
Norwegian | norwegian language, norsk
Danish | danish language, dansk
Icelandic
Irish Gaelic | =Gaeilge, irish language
Scottish Gaelic
Welsh | welsh language
Catalan | català
Basque language | =Basque, euskara
Galician
Arabic | arabic language, modern standard arabic
Hebrew | hebrew language
Persian | farsi
~Dari
Kurdish
Urdu
Hindi
Punjabi
Bengali | bangla
Gujarati
Marathi
Tamil
Telugu
Kannada
Malayalam
Nepali
Sinhala | sinhalese
Mandarin | mandarin chinese, =Chinese, putonghua, chinese language, simplified chinese
Cantonese
Japanese | japanese language
Korean | korean language
Vietnamese | vietnamese language
Thai | thai language
Indonesian | bahasa indonesia
Malay | bahasa melayu, bahasa malaysia
Tagalog | filipino
Khmer
Burmese
Mongolian
Kazakh
Uzbek
Armenian
Georgian language
Azerbaijani | azeri
Swahili | kiswahili
Amharic
Tigrinya
Somali
Yoruba
=Igbo
Hausa
Zulu | isizulu
Xhosa
Afrikaans
Haitian Creole
Latin language | ~=Latin, classical latin
Sign language | american sign language, =ASL, british sign language, =BSL

[soft]
Communication | communication skills, verbal communication, communicating, communicator, oral communication, interpersonal communication, verbal and written communication, oral and written communication
Written communication | writing skills, business writing, business correspondence, correspondence, written and verbal communication, written communication skills | Communication
Active listening | listening skills | Communication
Public speaking | ~presenting, presentation skills, oral presentation, giving presentations, ~presentations, delivering presentations, speech delivery | Communication
~Storytelling |  | Communication
Interpersonal skills | people skills, social skills, ~interpersonal
Teamwork | team work, team player, team working, working in a team, team collaboration, team-oriented, ~collaborative
~Collaboration | cross-functional collaboration, cross functional teams, interdisciplinary collaboration | Teamwork
Leadership | leadership skills, team leadership, team lead, leading teams, people leadership, team leading, lead teams
Team management | managing teams, ~supervision, personnel management | Leadership
Coaching | employee coaching, coaching and mentoring
Mentoring | mentorship, mentoring junior staff | Coaching
~Delegation | delegating tasks | Leadership
Decision-making
Problem solving | problem solver, solving problems, troubleshooting, complex problem solving
Critical thinking | critical analysis, critical reasoning
Analytical skills | analytical thinking, ~analytical, analytical mindset, analytical problem solving
Strategic thinking | strategic mindset, strategic vision
~Creativity | creative thinking, creative problem solving, creative mindset
~Innovation | innovative thinking, ~innovation management
Adaptability | ~adaptable, ~flexibility, flexible working style, ~resilience
Time management | managing time, deadline management, meeting deadlines, ability to meet deadlines, punctuality, ~punctual
Organizational skills | organisational skills, organization skills, ~organised, organizing skills, well organized
Planning and prioritizing | prioritization, task prioritization, setting priorities, priority setting
Multitasking | multi-tasking, ability to multitask
Attention to detail | detail-oriented, eye for detail, attention to details, ~accuracy
Self-motivation | self-motivated, self-starter, self-driven, ~initiative, ~proactive, proactivity
Work ethic | ~reliability, strong work ethic, dependability, conscientiousness
~Independence | working independently, work independently, autonomous working, ability to work independently
Working under pressure | work under pressure, stress management, stress tolerance, ability to work under pressure
Conflict resolution | conflict management, dispute resolution, de-escalation, ~mediation
Negotiation | ~negotiating, negotiation skills, contract negotiation, ~negotiations
~Persuasion | influencing skills, ~influencing, persuasive communication
~Networking skills | relationship building, building relationships, professional networking
~Empathy | emotional intelligence, empathetic, ~compassion
~Patience
Cultural awareness | intercultural communication, cross-cultural communication, cultural sensitivity, intercultural competence, ~diversity and inclusion
Customer focus | customer orientation, customer-focused, customer-oriented, customer centric, client focus
Learning ability | fast learner, quick learner, willingness to learn, eager learner, lifelong learning
~Integrity | ~honesty, professional ethics, work ethics
Confidentiality | handling confidential information, ~discretion
Physical stamina | physical fitness, heavy lifting, manual handling, lifting heavy objects
Hand-eye coordination | manual dexterity
~Observation | observational skills
Motivating others | team motivation, motivating teams, team building | Leadership
~Facilitation | workshop facilitation, facilitating workshops, meeting facilitation
Entrepreneurship | entrepreneurial mindset, ~entrepreneurial, intrapreneurship
Commercial awareness | business acumen, business understanding, commercial acumen, business sense
`;
