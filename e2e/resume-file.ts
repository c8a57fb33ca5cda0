import PDFDocument from 'pdfkit';

/** A position in a resume made for a test. */
export type Position = { title: string; company: string; place: string; dates: string; lines: string[] };

/** A made-up person whose resume is made for a test. */
export type Applicant = {
  name: string;
  email: string;
  phone: string;
  place: string;
  profile: string;
  skills: string[];
  positions: Position[];
  course: { degree: string; school: string; dates: string };
};

/** The applicant of the main journey; `named` and `email` make a copy of their own for each test. */
export function applicant(email: string): Applicant {
  return {
    name: 'Ottoline Brask',
    email,
    phone: '+47 22 55 01 34',
    place: 'Bergen, Norway',
    profile: 'Platform engineer who keeps ferry bookings running through storms and summer queues.',
    skills: ['PostgreSQL', 'TypeScript', 'Docker', 'Terraform'],
    positions: [
      {
        title: 'Platform Engineer',
        company: 'Fjordline Bookings',
        place: 'Bergen, Norway',
        dates: '03/2020 - Present',
        lines: [
          'Moved 40 million ferry tickets to PostgreSQL without a minute of downtime',
          'Wrote the booking service in TypeScript and cut failed payments by a third',
        ],
      },
      {
        title: 'Web Developer',
        company: 'Kelp & Co',
        place: 'Stavanger, Norway',
        dates: '08/2016 - 02/2020',
        lines: ['Built the shop of a seaweed farm with React and kept its pages under 200 KB'],
      },
    ],
    course: {
      degree: 'Bachelor of Science in Computer Science',
      school: 'Halsnes University',
      dates: '2013 - 2016',
    },
  };
}

/**
 * The same resume as plain text: for what needs a resume but is not about the file. Its pages are not drawn, which would take the
 * program longer than all else that it does with it.
 */
export function resumeText(person: Applicant): Buffer {
  const positions = person.positions.map(({ title, company, dates, place, lines }) =>
    [`${title}, ${company}`, `${dates}, ${place}`, ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  const { degree, school, dates } = person.course;
  const parts = [
    `${person.name}\n${person.email}  |  ${person.phone}  |  ${person.place}`,
    `PROFILE\n${person.profile}`,
    `WORK EXPERIENCE\n${positions.join('\n\n')}`,
    `EDUCATION\n${degree}\n${school}, ${dates}`,
    `SKILLS\n${person.skills.join(', ')}`,
  ];
  return Buffer.from(`${parts.join('\n\n')}\n`);
}

/** A resume as a PDF with a centred head, ruled headings, and each position's dates on a line below it. */
export async function resumePdf(person: Applicant): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margins: { top: 64, bottom: 64, left: 72, right: 72 } });
  const heading = (text: string) => {
    doc.moveDown(1).font('Times-Bold').fontSize(12).text(text.toUpperCase(), { characterSpacing: 0.5 });
    doc.moveTo(72, doc.y).lineTo(523, doc.y).lineWidth(0.5).stroke();
    doc.moveDown(0.4);
  };
  doc.font('Times-Bold').fontSize(22).text(person.name, { align: 'center' });
  doc.font('Times-Roman').fontSize(10.5);
  doc.text(`${person.email}  |  ${person.phone}  |  ${person.place}`, { align: 'center' });
  heading('Profile');
  doc.font('Times-Roman').fontSize(11).text(person.profile);
  heading('Work Experience');
  for (const position of person.positions) {
    doc.font('Times-Bold').fontSize(11).text(`${position.title}, ${position.company}`);
    doc.font('Times-Italic').text(`${position.dates}, ${position.place}`);
    doc.font('Times-Roman');
    for (const line of position.lines) doc.text(`\u2022 ${line}`, { indent: 8 });
    doc.moveDown(0.5);
  }
  heading('Education');
  doc.font('Times-Bold').fontSize(11).text(person.course.degree);
  doc.font('Times-Roman').text(`${person.course.school}, ${person.course.dates}`);
  heading('Skills');
  doc.font('Times-Roman').fontSize(11).text(person.skills.join(', '));
  doc.end();
  return Buffer.concat(await doc.toArray());
}
