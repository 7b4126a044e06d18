/**
 * Head nouns of titles, by how much they say about the work on their own: `specialist` says nothing, `nurse` names the work. Contains only data:
 * concepts of title-words.ts and further-words.ts, separated by whitespace.
 */

/** Heads of every field. The words next to them describe the work. */
export const OPEN_HEADS = `
specialist expert professional associate consultant advisor coordinator representative agent officer executive employee leader
partner owner chief practitioner
`;

/** Kinds of work found in many fields. */
export const BROAD_HEADS = `
manager director supervisor administrator assistant clerk analyst technician operator worker attendant inspector planner
controller strategist researcher producer maker installer repairer trainer principal broker
`;

/** Ways of working on different objects. Engineers of bridges and of software share a method. */
export const CRAFT_HEADS = `
engineer developer designer editor buyer seller instructor tester architect scientist promoter teacher therapist model
artist writer coach guide surveyor dealer handler adjuster setter closer
`;

/** Trades. The word alone names the work. */
export const TRADE_HEADS = `
accountant bookkeeper audit underwriter actuary economist statistician recruiter lawyer paralegal judge notary mediator
arbitrator prosecutor translator journalist photographer illustrator animator actor musician singer dancer painter lecturer
tutor librarian student nurse physician surgeon dentist pharmacist psychologist psychiatrist physiotherapist nutritionist
midwife caregiver optometrist paramedic radiologist police guard firefighter military counselor nanny chef waiter bartender
baker butcher cleaner driver pilot packer picker cashier merchandiser carpenter electrician plumber mason welder roofer
mechanic assembler physicist biologist mathematician geologist agronomist gardener fitness hairdresser groomer drafter
fundraiser volunteer cardiologist anesthesiologist gynecologist secretary receptionist typist copywriter proofreader linguist
composer guitarist pianist drummer poet investigator plasterer estimator locksmith handyman boilermaker dishwasher concierge
florist bookseller trader sorter hygienist orthodontist chiropractor socialworker telemarketer influencer courier
`;
