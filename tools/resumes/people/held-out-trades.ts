/** Occupations for held-out people only. The reader was never tuned with these words. */
import { HELD_OUT_OCCUPATIONS } from './held-out-occupations.ts';
import type { ResumeLanguage } from './resume-languages.ts';
import type { Trade } from './trade.ts';

export const HELD_OUT_TRADES: Record<ResumeLanguage, readonly Trade[]> = {
  en: [
    {
      titles: ['Teaching Assistant', 'Elementary School Teacher', 'Curriculum Developer', 'Instructional Coach'],
      skills: [
        'Lesson planning',
        'Google Classroom',
        'Kahoot',
        'Classroom management',
        'Canvas LMS',
        'Literacy',
        'Assessment design',
        'Zoom',
      ],
      duties: [
        'Taught reading to 28 pupils aged seven to nine',
        'Wrote a science unit that four schools now use.',
        'Coached eleven new colleagues in their first year',
        'Organized the yearly book fair with parents and local shops',
      ],
      degrees: [
        ['Bachelor of Education', ''],
        ['Master of Arts', 'Curriculum and Instruction'],
        ['B.Ed.', 'Primary Education'],
        ['M.Ed.', ''],
      ],
      summary:
        'Teacher who plans backwards from what children should be able to do. Nine years in public and bilingual schools.',
    },
    {
      titles: ['Warehouse Associate', 'Freight Broker', 'Logistics Coordinator', 'Supply Chain Planner'],
      skills: [
        'Oracle TMS',
        'Route planning',
        'Customs documentation',
        'Forklift',
        'Demand forecasting',
        'Power Query',
        'Incoterms',
        'Vendor negotiation',
      ],
      duties: [
        'Booked 120 loads a week with carriers in nine states',
        'Lowered demurrage by 38 % with a shared calendar of arrivals.',
        'Kept stock of 4,300 articles within two per cent of the books',
        'Negotiated rates for the winter season',
      ],
      degrees: [
        ['Bachelor of Science', 'Supply Chain Management'],
        ['Associate Degree', 'Business'],
        ['A.A.S.', 'Transportation and Logistics'],
        ['B.B.A.', ''],
      ],
      summary:
        'Planner who likes trucks to leave full and on time; at home in spreadsheets and on the phone with drivers.',
    },
    ...HELD_OUT_OCCUPATIONS.en,
  ],
  es: [
    {
      titles: ['Asistente Legal', 'Abogado Junior', 'Abogada Corporativa', 'Directora Jurídica'],
      skills: [
        'Contratos mercantiles',
        'Derecho laboral',
        'Litigio civil',
        'Propiedad intelectual',
        'Redacción jurídica',
        'LexNet',
        'Negociación',
        'Protección de datos',
      ],
      duties: [
        'Elaboración de 70 contratos de suministro al año',
        'Representación ante juzgados laborales en 23 procesos',
        'Diseño del manual de tratamiento de datos personales.',
        'Registro de 14 marcas en cuatro países',
      ],
      degrees: [
        ['Licenciatura', 'Derecho'],
        ['Maestría', 'Derecho Empresarial'],
        ['Abogada', ''],
        ['LL.B.', ''],
        ['LL.M.', 'Derecho Internacional'],
      ],
      summary:
        'Abogada de empresa que traduce leyes a decisiones. Experiencia en contratos, datos y relaciones laborales.',
    },
    {
      titles: ['Dibujante Técnico', 'Arquitecta Proyectista', 'Coordinador de Obra', 'Jefa de Proyectos'],
      skills: [
        'AutoCAD',
        'Revit',
        'SketchUp',
        'Presupuestos de obra',
        'Lumion',
        'Supervisión',
        'BIM',
        'Normativa urbana',
      ],
      duties: [
        'Planos ejecutivos de 36 viviendas en dos etapas',
        'Control semanal de avances y pagos a contratistas',
        'Renovación de una escuela rural sin interrumpir las clases.',
        'Modelos BIM que evitaron 40 interferencias en obra',
      ],
      degrees: [
        ['Arquitecta', ''],
        ['Especialización', 'Gerencia de Proyectos'],
        ['Técnico', 'Dibujo Arquitectónico'],
        ['Tecnicatura', 'Construcciones'],
        ['Profesorado', 'Dibujo'],
      ],
      summary: 'Arquitecta con gusto por los detalles que se pueden construir y por los presupuestos que se cumplen.',
    },
    ...HELD_OUT_OCCUPATIONS.es,
  ],
  pt: [
    {
      titles: ['Técnica de Enfermagem', 'Enfermeiro Assistencial', 'Enfermeira Auditora', 'Coordenadora de Enfermagem'],
      skills: [
        'Triagem',
        'Curativos',
        'Auditoria hospitalar',
        'Tasy',
        'Escalas de trabalho',
        'Protocolos clínicos',
        'Faturamento',
        'UTI',
      ],
      duties: [
        'Assistência a 18 leitos de clínica médica no turno da noite',
        'Auditoria de 300 contas por mês com glosas abaixo de 2 %',
        'Elaboração das escalas de 42 profissionais.',
        'Implantação do protocolo de prevenção de quedas',
      ],
      degrees: [
        ['Bacharelado', 'Enfermagem'],
        ['Especialização', 'Auditoria em Saúde'],
        ['Curso Técnico', 'Enfermagem'],
        ['Licenciatura Plena', 'Enfermagem'],
        ['Residência', 'Saúde da Família'],
      ],
      summary: 'Enfermeira que une cuidado e números: leitos seguros, contas corretas e equipes que ficam.',
    },
    {
      titles: ['Assistente de Arte', 'Designer Gráfico', 'Designer de Produto', 'Diretora de Criação'],
      skills: [
        'Figma',
        'Illustrator',
        'Prototipagem',
        'Design system',
        'Pesquisa com usuários',
        'After Effects',
        'Tipografia',
        'Motion',
      ],
      duties: [
        'Redesenho do aplicativo usado por 90 mil clientes',
        'Criação de um sistema de design com 60 componentes',
        'Testes com usuários em oito cidades.',
        'Embalagens de uma linha de cafés vendida em 400 lojas',
      ],
      degrees: [
        ['Bacharelado', 'Design'],
        ['Tecnólogo', 'Design Gráfico'],
        ['Pós-graduação', 'Experiência do Usuário'],
        ['Ensino Técnico', 'Comunicação Visual'],
        ['Mestrado Profissional', 'Design'],
      ],
      summary: 'Designer que começa pela pergunta e termina no detalhe. Sete anos entre estúdios e equipes de produto.',
    },
    ...HELD_OUT_OCCUPATIONS.pt,
  ],
};
