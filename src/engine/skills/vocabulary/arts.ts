/** Pictures, film, stage, music, writing and design. */
export const arts = `
[practice]
Portrait photography | wedding photography, studio photography, event photography, fashion photography, family photography | Photography
Product photography | food photography, architectural photography, real estate photography, commercial photography | Photography
Photojournalism | press photography, news photography, documentary photography, sports photography | Photography
Darkroom work | film development, analog photography, film photography, black and white photography | Photography
Lighting for photography | studio lighting, flash photography, lighting setups, lighting techniques
Image retouching | photo retouching, image processing for print, beauty retouching, photo manipulation, image editing, picture editing | Photo editing
Camera operation | camera operator, cinematography, camera work, filming, film shooting, steadicam, director of photography, multi-camera production | Videography
Film directing | directing films, stage directing, theatre directing, directing actors, play directing, theater direction
Television production | tv production, studio production, live broadcast production, vision mixing, tv producing | Broadcasting
Radio production | radio presenting, radio hosting, radio broadcasting, radio journalism, radio editing | Broadcasting
Podcasting | podcast production, podcast editing, podcast hosting | Audio production
Color grading | color correction | Video editing
Compositing | rotoscoping, chroma keying, green screen, match moving | Visual effects
Storyboarding | storyboards, storyboard art, animatics, script breakdown
Character animation | 3d animation, 2d animation, rigging characters, stop motion, keyframe animation, cel animation, motion capture | Animation
3D rendering | rendering, architectural visualization, 3d visualization, texturing, uv mapping, product visualization, photorealistic rendering | 3D modeling
Character design | ~concept art, environment art, creature design, digital painting, digital art, digital illustration, matte painting | Illustration
~Comics | comic art, ~cartooning, graphic novels, manga drawing, ~caricature
Painting art | oil painting, watercolor painting, acrylic painting, watercolour, mural painting, fine art, visual arts, portrait painting
Printmaking | ~etching, linocut, lithography art, woodcut, relief printing
Calligraphy | hand lettering, lettering, type design, font design | Typography
Infographics | information design, data graphics, diagram design | Graphic design
Poster design | banner design, advertising design, social media graphics, marketing materials design, business card design | Graphic design
Corporate design | brand design, style guides, visual identity, stationery design | Graphic design
User journey mapping | user flows, user journeys, personas, user personas, empathy maps, card sorting, user stories mapping | User experience design
UX writing | microcopy, content design, interface writing
Set design | stage design, scenography, production design, set decoration, set dressing, theatre design
Costume design | wardrobe management, wardrobe supervision, theatrical costume, dresser work in theatre
Stage technology | stagehand, fly systems, stage machinery, theatre technology, backstage work, event technology, stage crew
Lighting operation | lighting desk, lighting console, follow spot operation, lighting technician, =DMX
Sound engineering | audio engineering, sound mixing, audio mixing, mixing and mastering, mastering audio, sound recording, recording engineering, music production, studio recording | Audio production
Sound design | foley, sound effects, game audio, sound editing, audio editing | Audio production
Voice acting | voice-over, voiceover, dubbing, ~narration of audiobooks, voice-overs
DJing | disc jockey, turntablism, club dj
Composing | music composition, songwriting, music arranging, film scoring, orchestration, arranging music, score composition
Conducting orchestras | choir conducting, choir leading, orchestra conducting, choral conducting, band leading
Choral singing | choir singing, opera singing, vocal training, voice training, vocal coaching | Singing
~Violin | ~cello, ~viola, double bass, string instruments | Music performance
~Drums | ~percussion, drum kit, drumming | Music performance
~Trumpet | trombone, french horn playing, brass instruments, ~saxophone | Music performance
~Flute | ~clarinet, ~oboe, bassoon, woodwind instruments | Music performance
Keyboard playing | organ playing, ~accordion, ~synthesizers, church organ | Music performance
Bass guitar | electric guitar, acoustic guitar, ukulele | Music performance
~Improvisation | improvisational theatre, stand-up comedy, comedy writing, improv comedy
Circus arts | acrobatics, juggling, aerial acrobatics, clowning, stunt performing, stunt work
Puppetry | puppet making, puppet theatre
Magic performance | illusion performing, magic tricks, close-up magic
Modeling for fashion | fashion modelling, runway modeling, photo modelling
Contemporary dance | ballroom dancing, modern dance, hip-hop dance, jazz dance, tap dance, salsa dancing | Dance
Investigative journalism | news reporting, reporting news, news writing, feature writing, political journalism, court reporting for newspapers, sports journalism, data journalism | Journalism
Interviewing for media | journalistic interviewing, conducting interviews for print
Book writing | novel writing, fiction writing, poetry writing, short story writing, children's books writing | Creative writing
Playwriting | scripts for television, dramaturgy
Book publishing | acquisitions editing, manuscript evaluation, self-publishing, commissioning editor, developmental editing | Publishing
Art education outreach | arts administration, arts management, cultural management, cultural events, cultural programming, festival management
Talent booking | artist management, artist booking, music management, concert promotion, ~casting, casting direction
Gallery management | art gallery operations, art exhibitions, art installation
Furniture design | lamp design, homeware design, product styling of furniture
Home staging | room styling, space planning, color schemes, interior decorating, interior decoration | Interior design
Exhibition stand design | trade fair stands, booth design, exhibition construction, stand building
Textile art | textile printing by hand, batik, crochet, quilting, macramé, crocheting, felting
Fashion illustration | fashion drawing, trend forecasting in fashion, collection planning, garment technology, tech packs | Fashion design
Jewelry design | jewellery design, jewellery repair, silversmithing
Landscape photography | nature photography, wildlife photography, astrophotography, travel photography | Photography
`;
