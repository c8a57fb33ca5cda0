import { describe, expect, test } from 'vitest';
import { matchSkills } from './match.ts';
import { proposeSkills } from './propose.ts';

const names = (text: string, context: 'list' | 'prose' = 'prose') =>
  matchSkills(text, { context }).map((hit) => hit.name);

describe('matchSkills', () => {
  test.each([
    ['Wrote C++ and C# services on Node.js and .NET', ['C++', 'C#', 'Node.js', '.NET']],
    ['Python 3.11 and Java 8, Go 1.22', ['Python', 'Java', 'Go']],
    ['HTML5/CSS3 and ES6', ['HTML', 'CSS', 'JavaScript']],
    ['ASP.NET MVC with Entity Framework', ['ASP.NET', 'Entity Framework']],
    [
      'Proficient in Excel, Word and PowerPoint.',
      ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint'],
    ],
    ['Statistical work in R and Python', ['R', 'Python']],
    ['Firmware in C', ['Firmware development', 'C']],
    ['Built CI/CD pipelines in Jenkins', ['CI/CD', 'Jenkins']],
    ['Queries in PL/SQL', ['PL/SQL']],
    ['Spring, Hibernate, Maven', ['Spring', 'Hibernate', 'Maven']],
    ['designed RESTful APIs', ['REST APIs']],
    [
      'Registered nurse with BLS and ACLS',
      ['Registered Nurse licence', 'Basic Life Support', 'Advanced Cardiac Life Support'],
    ],
    ['Took vital signs and did wound care', ['Vital signs', 'Wound care']],
    ['accounts payable, month-end close and payroll', ['Accounts payable', 'General ledger', 'Payroll']],
    ['Prepared tax returns in QuickBooks', ['Tax preparation', 'QuickBooks']],
    ['ran Google Ads and SEO campaigns', ['Google Ads', 'Search engine optimization']],
    ['cold calling and lead generation', ['Inside sales', 'Lead generation']],
    ['Operated a forklift in a busy warehouse', ['Forklift operation', 'Warehousing']],
    ['TIG welding and blueprint reading', ['TIG welding', 'Blueprint reading']],
    ['CNC machines programmed in G-code', ['CNC machining', 'G-code']],
    ['Cooking for 200 guests, HACCP', ['Cooking', 'HACCP']],
    ['lesson planning and classroom management', ['Lesson planning', 'Classroom management']],
    ['Drafted contracts; legal research in Westlaw', ['Legal research', 'Legal research']],
    ['fluent in German and French', ['German', 'French']],
    ['Figma, Sketch and Photoshop', ['Figma', 'Sketch app', 'Adobe Photoshop']],
    ['Led the team’s move to\nmachine\nlearning', ['Machine learning']],
    ['Hadoop, Spark, Hive', ['Hadoop', 'Apache Spark', 'Apache Hive']],
    [
      'kept an inventory of parts; HPLC and PCR in the laboratory',
      ['Inventory management', 'Chromatography', 'PCR'],
    ],
    ['CDL Class A truck driving', ["Commercial driver's license", 'Truck driving']],
    ['Apps in Swift and Kotlin', ['Swift', 'Kotlin']],
    ['Written in Rust and Go', ['Rust', 'Go']],
    ['Pages in React and Redux', ['React', 'Redux']],
    ['pages in react, redux and node', ['React', 'Redux']],
    ['PLCs and SCADA', ['PLC programming', 'SCADA']],
  ])('finds in "%s"', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('gives the position of each name in the text', () => {
    for (const { start, end, text } of matchSkills('Café: PostgreSQL 15 & naïve Búsqueda, Node.js'))
      expect('Café: PostgreSQL 15 & naïve Búsqueda, Node.js'.slice(start, end)).toBe(text);
    expect(matchSkills('Uses PostgreSQL 15.')[0]).toEqual({
      id: 'postgresql',
      name: 'PostgreSQL',
      start: 5,
      end: 15,
      text: 'PostgreSQL',
    });
  });

  test.each([
    'No experience in Kubernetes',
    'no hands-on experience with Kubernetes or Docker',
    'I have never used Kubernetes',
    "I don't know Kubernetes",
    'not familiar with Kubernetes',
    'without Kubernetes',
    'lack of Kubernetes',
    'eager to learn Kubernetes',
    'Kubernetes is not required',
    'Kubernetes experience not required',
    'Kubernetes: none',
    'Kubernetes (no experience)',
  ])('finds no skill in "%s"', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('limits a negation to its clause', () => {
    expect(names('No experience in Kubernetes, but strong Terraform.')).toEqual(['Terraform']);
    expect(names('No knowledge of Docker. Python daily.')).toEqual(['Python']);
    expect(names('We do not only write Python')).toEqual(['Python']);
  });

  test('accepts ambiguous words in a list', () => {
    expect(names('excel, access, word, go, r, c, spring, rest, lean', 'list')).toEqual([
      'Microsoft Excel',
      'Microsoft Access',
      'Microsoft Word',
      'Go',
      'R',
      'C',
      'Spring',
      'REST APIs',
      'Lean',
    ]);
    expect(names('Data\nEntry', 'list')).toEqual([]);
  });

  test('finds nothing in addresses', () => {
    expect(names('jane@python.org, https://github.com/java/react, www.oracle.com, excel.com')).toEqual([]);
  });
});

test.each([
  'a',
  'a-',
  '(',
  '@',
  '@.',
  ' ',
  '\n',
  'a.com',
  '.net',
  'C, ',
  'no ',
  'Go to ',
  '\u0301',
  'Excel  ',
])('a long text of %j is read in reasonable time', (piece) => {
  const from = process.threadCpuUsage();
  matchSkills(piece.repeat(200_000 / piece.length));
  matchSkills(`Python ${piece.repeat(100_000 / piece.length)} Excel`);
  expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(10_000);
});

test('proposeSkills names each skill once, in order', () => {
  expect(
    proposeSkills('You know Postgres and React. PostgreSQL is our database; ReactJS our front end.'),
  ).toEqual(['PostgreSQL', 'React', 'Front-end development']);
});
