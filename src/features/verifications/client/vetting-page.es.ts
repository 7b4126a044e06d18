/** The page about what "vetted" and "verified" mean, in Spanish. */
import type { ReadingPageWords } from '#client/layout/reading-page.tsx';
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';

const { identity, english, skill } = LIFETIMES.verificationMonths;

export const vettingPageEs: ReadingPageWords = {
  head: {
    title: 'Perfil aprobado y datos verificados',
    description:
      'Qué significa que un perfil esté aprobado, qué significa que un dato esté verificado, qué ven las empresas y cuánto dura cada verificación.',
    share: { kicker: 'Perfiles', title: 'Qué significan «aprobado» y «verificado»' },
  },
  title: 'Perfil aprobado y datos verificados',
  lead: `En ${brand.name}, «aprobado» y «verificado» significan cosas distintas. Perfil aprobado: una persona de nuestro equipo leyó el perfil y lo aprobó. Verificado: revisamos un dato concreto y lo confirmamos.`,
  contents: 'Contenido',
  sections: [
    {
      id: 'vetted',
      title: 'Perfil aprobado',
      paragraphs: [
        `Una persona de nuestro equipo lee cada postulación a ${brand.name} y cada perfil nuevo, y decide si se aprueba. Respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
        'Solo los perfiles aprobados aparecen cuando las empresas exploran perfiles, buscan personas para una vacante o envían invitaciones. Con el perfil todavía en revisión ya puedes postularte a vacantes; la empresa ve «Perfil en revisión» junto a tu postulación.',
        'La aprobación se refiere al perfil en su conjunto. No confirma cada dato, y un perfil aprobado puede cambiar sin otra revisión.',
      ],
    },
    {
      id: 'verified',
      title: 'Datos verificados',
      paragraphs: ['Cada profesional puede pedirnos que verifiquemos sus datos, uno por uno:'],
      points: [
        `Identidad: la persona es quien dice ser. Validez habitual: ${identity} meses.`,
        `Inglés: comprobamos el nivel de la persona, por ejemplo con una prueba escrita y cronometrada que al menos dos personas califican sin saber de quién es. Validez habitual: ${english} meses.`,
        `Una habilidad: alguien de ${brand.name} la evaluó, por ejemplo en una muestra de trabajo. Validez habitual: ${skill} meses.`,
        'Una referencia: alguien que trabajó con la persona respondió nuestras preguntas. No vence.',
        'Trabajo anterior: la persona trabajó donde dice el perfil. No vence.',
      ],
    },
    {
      id: 'shown',
      title: 'Qué ven las empresas',
      paragraphs: [
        'El perfil muestra qué se verificó, cómo, en qué fecha y hasta cuándo es válido. Las verificaciones vencidas se muestran como vencidas. Las empresas no ven lo que sigue en curso o no se confirmó, ni las notas del equipo de revisión, ni las respuestas de las referencias.',
        'Las empresas pueden filtrar por datos verificados. Las puntuaciones nunca los toman en cuenta, y un perfil aprobado puede no tener nada verificado.',
      ],
    },
    {
      id: 'companies',
      title: 'Empresas verificadas',
      paragraphs: [
        'Una empresa muestra «Empresa verificada» cuando alguien de nuestro equipo confirmó que es quien dice ser. Los perfiles de las empresas no pasan por una aprobación.',
      ],
    },
  ],
};
