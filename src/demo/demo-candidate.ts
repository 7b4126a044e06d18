/** The demo sign-in of a candidate, with a complete profile so that every part of the product has content. */

import { monthsBefore } from './demo-history.ts';
import type { DemoPerson } from './demo-people.ts';

/** Her profile; `now` in ms. */
export const demoCandidateProfile = (now: number): DemoPerson['profile'] => ({
  jobTitle: 'Full Stack Developer',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'Jest'],
  experience: '3-5',
  hourlyRate: 32,
  timezone: 'America/Bogota',
  availability: 'full-time',
  bio: 'I build web applications from the first table to the last pixel. For four years I kept a booking product running for hotels, and rewrote its slowest pages. I like small teams and short feedback loops.',
  country: 'CO',
  city: 'Bogotá',
  englishLevel: 'C1',
  languages: [
    { language: 'es', level: 'native' },
    { language: 'pt', level: 'A2' },
  ],
  availableFrom: null,
  linkedinUrl: 'https://linkedin.example/in/camila-arrizmendal',
  portfolioUrl: 'https://camila-arrizmendal.example',
  positions: [
    {
      title: 'Full Stack Developer',
      company: 'Cuatro Ceibas Software',
      start: monthsBefore(now, 34),
      end: null,
      summary:
        'Own the booking screens of 140 hotels, from React to PostgreSQL. Rewrote the slowest pages: from seven seconds to under two. Brought the test suite from forty minutes to six.',
    },
    {
      title: 'Web Developer',
      company: 'Nubelar Studio',
      start: monthsBefore(now, 52),
      end: monthsBefore(now, 35),
      summary: 'Built shops and landing pages in TypeScript for nine small brands, and kept them running.',
    },
  ],
  education: [
    {
      school: 'Universidad Cordillera Azul',
      degree: 'B.Sc.',
      field: 'Systems Engineering',
      start: monthsBefore(now, 112),
      end: monthsBefore(now, 55),
    },
  ],
});
