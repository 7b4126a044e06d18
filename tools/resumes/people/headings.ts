/** Headings of résumés in three languages: stock words, and words of their own that people choose. Held-out people choose others. */
import type { ResumeLanguage } from './resume-languages.ts';

export type Part = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact' | 'courses';
type Headings = Record<ResumeLanguage, Record<Part, readonly string[]>>;

export const STOCK_HEADINGS: Headings = {
  en: {
    summary: ['Summary', 'Profile', 'About me', 'Professional Summary', 'Objective'],
    experience: ['Experience', 'Work Experience', 'Professional Experience', 'Employment History', 'Work History'],
    education: ['Education', 'Academic Background', 'Education & Training'],
    skills: ['Skills', 'Key Skills', 'Technical Skills', 'Core Competencies', 'Areas of Expertise'],
    languages: ['Languages', 'Language Skills'],
    contact: ['Contact', 'Contact Information', 'Get in touch'],
    courses: ['Certifications', 'Courses', 'Volunteering'],
  },
  es: {
    summary: ['Perfil', 'Resumen', 'Perfil profesional', 'Sobre mí', 'Objetivo profesional'],
    experience: [
      'Experiencia',
      'Experiencia laboral',
      'Experiencia profesional',
      'Trayectoria laboral',
      'Historial laboral',
    ],
    education: ['Educación', 'Formación académica', 'Estudios', 'Formación'],
    skills: ['Habilidades', 'Competencias', 'Conocimientos', 'Aptitudes', 'Habilidades técnicas'],
    languages: ['Idiomas', 'Lenguas'],
    contact: ['Contacto', 'Datos personales', 'Información de contacto'],
    courses: ['Certificaciones', 'Cursos', 'Voluntariado'],
  },
  pt: {
    summary: ['Resumo', 'Perfil', 'Sobre mim', 'Resumo profissional', 'Objetivo'],
    experience: ['Experiência', 'Experiência profissional', 'Histórico profissional', 'Experiências profissionais'],
    education: ['Formação', 'Formação acadêmica', 'Educação', 'Escolaridade'],
    skills: ['Habilidades', 'Competências', 'Conhecimentos', 'Competências técnicas'],
    languages: ['Idiomas', 'Línguas'],
    contact: ['Contato', 'Dados pessoais', 'Informações de contato'],
    courses: ['Certificações', 'Cursos complementares', 'Voluntariado'],
  },
};

export const OWN_HEADINGS: Headings = {
  en: {
    summary: ['Who I am', 'Career Summary', 'Hello!'],
    experience: ["Where I've worked", 'Industry Experience', 'Relevant Experience', 'Career History'],
    education: ['Academic Qualifications', 'Where I studied', 'Education and Degrees'],
    skills: ['Tech stack', 'What I know', 'Tools & Technologies', 'Skills and Abilities'],
    languages: ['Languages I speak', 'Spoken Languages'],
    contact: ['Reach me', 'Contact Details'],
    courses: ['Additional Training', 'Licenses & Certifications', 'Community Work'],
  },
  es: {
    summary: ['Acerca de mí', 'Quién soy', 'Resumen ejecutivo'],
    experience: ['Experiencia en la industria', 'Trayectoria', 'Dónde he trabajado', 'Experiencia relevante'],
    education: ['Preparación académica', 'Estudios realizados', 'Títulos académicos'],
    skills: [
      'Conocimientos en computación',
      'Tecnologías y herramientas',
      'Lo que sé hacer',
      'Habilidades y destrezas',
    ],
    languages: ['Idiomas que hablo', 'Manejo de idiomas'],
    contact: ['Cómo contactarme', 'Datos de contacto'],
    courses: ['Formación complementaria', 'Cursos y talleres', 'Cursos de actualización'],
  },
  pt: {
    summary: ['Quem sou eu', 'Apresentação', 'Síntese profissional'],
    experience: ['Trajetória', 'Onde trabalhei', 'Vivência profissional', 'Experiência no setor'],
    education: ['Formação escolar', 'Onde estudei', 'Títulos acadêmicos'],
    skills: ['Conhecimentos em informática', 'Tecnologias', 'O que sei fazer', 'Ferramentas e tecnologias'],
    languages: ['Idiomas que falo', 'Conhecimento de idiomas'],
    contact: ['Fale comigo', 'Dados de contato'],
    courses: ['Formação complementar', 'Cursos e oficinas', 'Atividades voluntárias'],
  },
};

export const HELD_OUT_HEADINGS: Headings = {
  en: {
    summary: ['In a nutshell', 'Personal Statement', 'Professional Overview'],
    experience: ['Career Path', 'Selected Experience', 'Places I have worked', 'Roles and Employers'],
    education: ['Degrees', 'Schooling', 'Studies', 'Educational Background'],
    skills: ['Toolbox', 'Strengths and Tools', 'Professional Skills', 'What I bring'],
    languages: ['I speak', 'Language Proficiency'],
    contact: ["Let's talk", 'Personal Details'],
    courses: ['Further Training', 'Workshops', 'Volunteer Work'],
  },
  es: {
    summary: ['En pocas palabras', 'Presentación', 'Extracto'],
    experience: ['Experiencia en empresas', 'Mi recorrido profesional', 'Empleos anteriores', 'Antecedentes laborales'],
    education: ['Antecedentes académicos', 'Formación universitaria', 'Grados académicos'],
    skills: ['Manejo de programas', 'Fortalezas', 'Capacidades y herramientas', 'Competencias profesionales'],
    languages: ['Dominio de idiomas', 'Conocimiento de lenguas'],
    contact: ['Hablemos', 'Ficha personal'],
    courses: ['Otros estudios', 'Talleres y seminarios', 'Labor social'],
  },
  pt: {
    summary: ['Em poucas palavras', 'Perfil pessoal', 'Visão geral'],
    experience: ['Carreira', 'Percurso profissional', 'Empregos anteriores', 'Atuação profissional'],
    education: ['Percurso acadêmico', 'Graduação e especialização', 'Estudos'],
    skills: ['Domínio de programas', 'Pontos fortes', 'Capacidades e ferramentas', 'Aptidões'],
    languages: ['Domínio de idiomas', 'Fluência em idiomas'],
    contact: ['Vamos conversar', 'Ficha pessoal'],
    courses: ['Outros cursos', 'Oficinas e seminários', 'Trabalho voluntário'],
  },
};
