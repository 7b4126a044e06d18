/**
 * Abbreviations in titles: `short: expansion | another reading`, most common reading first. Contains only data. Excludes abbreviations that are also
 * words (`it`).
 */
export const TITLE_ABBREVIATIONS = `
ae: account executive
am: account manager
va: virtual assistant
gva: general virtual assistant
ea: executive assistant | enrolled agent tax preparer
pa: personal assistant | physician assistant | production assistant
pm: project manager | product manager | property manager
tpm: technical program manager
apm: associate product manager | assistant property manager | assistant project manager
pmo: project management office
po: product owner | purchase order
csm: customer success manager | certified scrum master
csr: customer service representative
atendente: customer service attendant | attendant
cs: customer service | customer success
cx: customer experience
isr: inside sales representative
isa: inside sales agent
osa: outside sales agent
sdr: sales development representative
bdr: business development representative
bdm: business development manager
bdc: business development
bde: business development executive
sae: senior account executive
kam: key account manager
nam: national account manager
tam: technical account manager
ap: accounts payable
ar: accounts receivable
ap/ar: accounts payable receivable
ar/ap: accounts payable receivable
ar condicionado: air conditioning
gl: general ledger accountant
fpa: financial planning analyst
fp&a: financial planning analyst
fcb: full charge bookkeeper
cpa: certified public accountant
cma: certified medical assistant | certified management accountant
ceo: chief executive officer
cfo: chief financial officer
coo: chief operating officer
cto: chief technology officer
cmo: chief marketing officer
cio: chief information officer
cro: conversion rate optimization | chief revenue officer
chro: human resources director
cpo: chief product officer
ciso: chief information security officer
evp: director
svp: director
avp: director
gm: general manager
dm: district manager | direct message setter
rm: relationship manager
om: operations manager
bm: branch manager
em: engineering manager
hr: human resources
hrbp: human resources business partner
hrm: human resources manager
ta: talent acquisition | teaching assistant
ld: training
l&d: training
rh: human resources
rrhh: human resources
dp: payroll department
dho: human resources
ti: it
tic: it
swe: software engineer
sde: software engineer
mle: machine learning engineer
sre: site reliability engineer
sysadmin: system administrator
dba: database administrator
sdet: test automation engineer
qae: software quality engineer
qa: software quality tester
qc: quality control
uxr: ux researcher
noc: network operations technician
soc analyst: security operations analyst cybersecurity
ba: business analyst
bsa: business systems analyst
ds: data scientist
fe developer: front end developer
be developer: back end developer
fe engineer: front end developer
be engineer: back end developer
ppc: pay per click paid media
sem: search engine marketing
smm: social media manager
cm: community manager | construction manager | case manager
ugc: content
tc: transaction coordinator | treatment coordinator
fdm: front desk manager
fdc: front desk coordinator
ma: medical assistant
rma: medical assistant
rn: registered nurse
lpn: practical nurse
lvn: practical nurse
np: nurse practitioner
aprn: nurse practitioner
cna: nursing assistant
crna: nurse anesthetist
hha: home health aide
psw: caregiver
dsp: caregiver disability
pct: nursing assistant
emt: emergency medical technician
md: physician
dds: dentist
dmd: dentist
dvm: veterinarian
rdh: dental hygienist
rda: dental assistant
pt: physical therapist
pta: physical therapist assistant
ot: occupational therapist
cota: occupational therapist assistant
slp: speech therapist
rbt: behavior technician
bcba: behavior analyst
lcsw: social worker
lmft: family therapist counselor
lmhc: mental health counselor
rd: dietitian
rcm: medical billing
gc: general contractor | general counsel
cad: cad drafter
bim: bim modeler
mep: mechanical electrical engineer
hse: safety
ehs: safety
cdl: truck
otr: truck
id: instructional designer
esl: english
tefl: english
ela: english
sped: special education
mlo: mortgage loan officer
lo: loan officer
lp: loan processor
uw: underwriter
bi: business intelligence
sac: customer service
crm: crm
sst: safety
`;
