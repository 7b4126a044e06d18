/** What the pricing page says, in English. `{…}` stands for what the facts of the market put in. */
import { brand } from '#shared/brand.ts';

export const pricingEn = {
  eyebrow: 'Pricing',
  title: 'You pay when you hire, and not before.',
  lead: `No upfront fees and no subscription. Posting a job, reading profiles, messaging and interviewing on ${brand.name} cost nothing.`,
  factsTitle: 'What it costs, and what stands behind it',
  before: {
    title: 'Before you hire',
    figure: '$0',
    text: 'Post jobs, see who fits, invite and interview. For professionals, it is free from start to finish.',
  },
  fee: {
    title: 'When you hire',
    known: '{percent}%',
    knownText: 'of the pay of the first twelve months, once.',
    open: 'One fee',
    openText: 'The figure is in the agreement you get before you meet a candidate. Ask for it in the consultation.',
  },
  pay: {
    title: 'The professional’s pay',
    figure: 'Between you',
    text: 'Every professional states a rate, and you agree on the pay with them. The role pages show monthly ranges; as you write a post, it shows what people ask for today.',
  },
  guarantee: {
    title: 'The guarantee',
    figure: '{months} months',
    text: 'If a hire does not work out, we look for a replacement at no further fee. Every hire shows the day its guarantee ends.',
  },
  questionsTitle: 'Questions about money and contracts',
  questions: {
    when: {
      question: 'When do I pay?',
      answer:
        'When you hire: once a candidate has accepted your offer. There are no upfront fees, and a search that ends without a hire costs you nothing.',
    },
    fee: {
      question: 'How much is the fee?',
      known: '{percent}% of the pay of the first twelve months, once per hire.',
      open: 'It is agreed with you in writing before you meet a candidate. We publish no figure here that your agreement might contradict.',
    },
    refund: {
      question: 'Do I get the fee back if it does not work out?',
      known:
        'Within {days} days of the start, yes, in full. After that the guarantee of {months} months holds: we look for a replacement at no further fee.',
      open: 'What we promise is the guarantee: within {months} months, we look for a replacement at no further fee. Whether the fee is refunded, and until when, is set out in your agreement.',
    },
    guarantee: {
      question: 'What does the guarantee cover?',
      answer:
        'The first {months} calendar months from the day work starts. You claim it on the hire’s page, and the replacement is recorded there.',
    },
    status: {
      question: 'Are the professionals employees or contractors?',
      contractor:
        'They work for you as independent contractors, under an agreement between you and them. Ask your adviser whether that suits the way you work together.',
      employer:
        'They are employed in their country by an employer of record, which invoices you. You direct the work; the employer of record takes care of payroll and local law.',
      open: `${brand.name} does not employ them. How you engage them is agreed between you and them and set out in the offer. What is right depends on their country and on how you work together, so ask your adviser.`,
    },
    professionals: {
      question: 'Do professionals pay anything?',
      answer: 'No. Applying, the checks and being hired are free for them.',
    },
  },
} as const;
