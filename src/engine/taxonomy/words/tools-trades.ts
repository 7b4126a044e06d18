/**
 * Programs for insurance, trucking, health, property, law, mortgage, construction, commerce, marketing and media. Contains only data, one group per
 * heading (format: see skill-lines.ts).
 */
export const TRADE_TOOLS = `
= Agency management systems
EZLynx; Applied Epic; AMS360 (vertafore ams360); HawkSoft; Applied TAM; QQCatalyst; NowCerts (momentum amp); AgencyZoom; Vertafore Sagitta (!sagitta)
Nexsure; AgencyMatrix; Jenesis; @Better Agency; Zywave; PL Rating; Turborater
= Claims management
Guidewire (guidewire claimcenter, claimcenter); @Duck Creek; Majesco; Snapsheet; Xactanalysis; CCC ONE (ccc intelligent solutions); Mitchell estimating
Audatex; ClaimRuler
= Load boards
#DAT (@dat one, dat load board, dat power); @Truckstop (truckstop.com, truck stop load board, internet truckstop); 123Loadboard; @Uber Freight
Convoy freight; C.H. Robinson Navisphere (navisphere); J.B. Hunt 360; @Trucker Path; DirectFreight; @Central Dispatch; NewTrul
= Transportation management systems
McLeod (mcleod software, mcleod loadmaster, mcleod powerbroker); TruckingOffice; Ascend TMS; TMW Suite (tmw systems); Tailwind TMS; &Turvo; Alvys
@Rose Rocket; Truckbase; PCS TMS; Aljex; Revenova; MercuryGate; Magaya; CargoWise; Axon trucking
= Electronic logging devices
KeepTruckin (&motive, motive eld); &Samsara (samsara eld); Omnitracs; Geotab; Verizon Connect; EROAD; PeopleNet; BigRoad; ELD Mandate
Rand McNally ELD
= Electronic health records
Epic Systems (epic ehr, epic emr, epiccare, epic hyperspace); @Cerner (@oracle health, cerner powerchart, powerchart)
athenahealth (athenaone, athenanet); eClinicalWorks (ecw); Kareo (&tebra, kareo tebra); DrChrono; NextGen (nextgen ehr, nextgen healthcare)
Allscripts (veradigm); MEDITECH; @Practice Fusion; AdvancedMD; Greenway Health (greenway intergy, @prime suite); ModMed (modernizing medicine, ema ehr)
CareCloud; Office Ally; PointClickCare; Elation Health (elation ehr); Healthie
= Electronic health records, Mental health
SimplePractice; TherapyNotes; TheraNest; TherapyAppointment; Valant; @Sessions Health; ICANotes; Luminello; Headway therapy (!headway); @Grow Therapy
CentralReach; WebPT; Kipu
= Medical billing
Availity; Waystar (zirmed); @Change Healthcare; Optum (!optum); Trizetto (trizetto provider solutions); Claim.MD; Office Ally Clearinghouse; Navinet
eSolutions; CollaborateMD; NueMD; RXNT; Zelis; Instamed; Inovalon; Experian Health
= Dental software
Dentrix (dentrix ascend); Eaglesoft (patterson eaglesoft); @Open Dental (&open dental); Curve Dental (curve hero); Denticon; CareStack
Carestream Dental (softdent, practiceworks); Dolphin dental imaging; Ortho2; tab32; @Dental Intelligence; Weave dental (!weave); Lighthouse 360
NexHealth; Solutionreach; DentalXChange
= Practice management software, Healthcare
Phreesia; %Klara; Luma Health; Doximity; Zocdoc; @Solv health; @Spruce Health; Demandforce; Updox; Tebra Patient Experience; Nextech; PatientPop
Mangomint
= Medical scribing
Dragon Medical (dragon medical one, nuance dragon); Augmedix; ScribeEMR; DeepScribe; %Suki; Abridge (!abridge); Freed AI; Nuance DAX; Nabla Copilot
Heidi Health; ScribeAmerica
= Property management software, Property management
AppFolio; Yardi (yardi voyager, yardi breeze); Buildium; RentManager; Propertyware; RealPage (onesite); Entrata; MRI Software; TenantCloud
Rentec Direct; DoorLoop; Rentvine; ResMan; Avail landlord; TurboTenant; Hemlane
= Airbnb management, Property management software
Guesty; Hostaway; Hospitable (!hospitable, smartbnb); Lodgify; OwnerRez; Hostfully; Airbnb (!airbnb); Vrbo (&vrbo); Booking.com; PriceLabs
@Beyond Pricing; Wheelhouse pricing; Escapia; Streamline VRS; TurnoverBnB (!turno); Breezeway (!breezeway)
= Transaction coordination
Dotloop; SkySlope; Brokermint; @Paperless Pipeline; @Open To Close; ZipForm (@zip forms, lone wolf transactions); TransactionDesk; @Form Simplicity
Glide real estate; Nekst; Trackxi; AFrame; ListedKit; Shaker real estate; Command by Keller Williams (kw command)
= Multiple listing services
#MLS (multiple listing service, flexmls); @Matrix MLS; Paragon MLS; Bright MLS; Stellar MLS; Zillow (zillow premier agent); Realtor.com; Redfin; Trulia
ShowingTime; Supra eKEY; Loopnet; &CoStar; Crexi; RPR realtors (realtors property resource); Cloud CMA
= Mortgage software, Loan processing
Encompass (&encompass, encompass los, ice encompass, ellie mae); Calyx Point (calyx, @point los); Byte Software (byte pro); LendingPad; Blend mortgage
Floify; &Arive; MeridianLink; Empower LOS; Blacknight MSP; Desktop Underwriter (fannie mae du); Loan Product Advisor; @Optimal Blue; BNTouch
Surefire CRM; &Jungo
= Legal practice software
Clio (&clio, clio manage, clio grow); MyCase; PracticePanther; Filevine; Smokeball; @Rocket Matter; CosmoLex; Zola Suite (@caret legal); Litify
Needles case management (&neos, !needles); CASEpeer; TrialWorks; SmartAdvocate; PCLaw; ProLaw; Tabs3
= Legal billing
LawPay; TimeSolv; Bill4Time; Timeslips (sage timeslips); @Legal Tracker; TyMetrix 360; CounselLink; BillerAssist; Aderant; Elite 3E; Juris billing
LeanLaw
= Legal research
Westlaw (westlaw edge, westlaw precision); LexisNexis (lexis advance, lexis+); #PACER (cm/ecf, pacer monitor); Casetext; Fastcase; Bloomberg Law; vLex
HeinOnline; Accurint; TLOxp (tlo); Courtlink; Justia; UniCourt; Trellis law; Docket Alarm; Tirant lo Blanch
= E-discovery
Relativity (&relativity, relativityone, kcura relativity); Everlaw; Logikcull; CS Disco (disco ediscovery); Concordance (!concordance); Nuix; iConect
DISCO Review; Casepoint; CaseMap; Summation (!summation)
= Construction management software, Construction management
Procore; Buildertrend; CoConstruct; JobTread; Buildxact; Houzz Pro; Fieldwire; PlanGrid (autodesk build)
Autodesk Construction Cloud (bim 360, acc autodesk); Contractor Foreman; JobNimbus; AccuLynx; CompanyCam; Raken
Sage 300 Construction (&timberline, sage 300 cre); Viewpoint Spectrum
= Estimating software, Estimating
Bluebeam (bluebeam revu, revu); PlanSwift; Xactimate; On-Screen Takeoff (ost takeoff); STACK estimating (stack takeoff); RSMeans; ProEst
HCSS HeavyBid (heavybid); Trimble Accubid (accubid); ConEst; McCormick estimating; Sage Estimating; Square Takeoff; Togal.AI; Kreo takeoff; eTakeoff
= Field service software
ServiceTitan; Jobber (@jobber); Housecall Pro; FieldEdge; @Service Fusion; Workiz; ServiceM8; mHelpDesk; FieldPulse; Kickserv; RazorSync
Salesforce Field Service; LawnPro; @Service Autopilot; LMN landscape; Aspire landscape
= CAD ~5
AutoCAD (autocad 2d, autocad 3d, autocad lt, autodesk autocad); Civil 3D (autocad civil 3d, autodesk civil 3d); AutoCAD Electrical; AutoCAD Plant 3D
AutoCAD MEP; AutoCAD Architecture; MicroStation (bentley microstation); OpenRoads (open roads designer, &inroads); DraftSight; BricsCAD; ZWCAD; nanoCAD
Carlson Civil; LandFX
= CAD
SolidWorks; CATIA (#CATIA); Autodesk Inventor (&inventor); PTC Creo (!creo, creo parametric, @pro engineer); Siemens NX (unigraphics); @Solid Edge
Fusion 360 (autodesk fusion); Onshape; FreeCAD; Tekla (tekla structures); SDS2; Advance Steel; Rhino 3D (rhinoceros 3d, rhino grasshopper); Alibre
Mastercam; SolidCAM
= BIM
Revit (autodesk revit, revit mep, revit architecture, revit structure); ArchiCAD; SketchUp (google sketchup); Navisworks; Allplan; Solibri
Dynamo BIM; Bentley AECOsim; Vectorworks Architect; Revizto
= Architectural visualization
Lumion; V-Ray; Enscape; Twinmotion; Corona Renderer; D5 Render; KeyShot; Chaos Vantage; Coohom; Planner 5D; Homestyler; Roomsketcher; Foyr
= Structural engineering
ETABS; SAP2000; STAAD Pro; SAFE CSI; Robot Structural Analysis; RISA 3D; RAM Structural; CYPECAD; TQS; Tricalc; ENERCALC; Tedds; SkyCiv
= Finite element analysis
ANSYS (ansys fluent); Abaqus; COMSOL (comsol multiphysics); Nastran (msc nastran, patran); SolidWorks Simulation; LS-DYNA; Altair HyperWorks; OpenFOAM
PLAXIS
= E-commerce
Shopify (shopify liquid, liquid templates, shopify plus); WooCommerce; BigCommerce; Magento (adobe commerce); PrestaShop; Squarespace Commerce
Wix Stores; OpenCart; VTEX (vtex io); Salesforce Commerce Cloud (demandware); SAP Commerce (hybris, sap hybris); Tiendanube (nuvemshop); Ecwid
Volusion; Shift4Shop (3dcart); Loja Integrada
= E-commerce management
Amazon Seller Central (amazon fba, seller central, amazon listings, amazon seller); Amazon Vendor Central (vendor central); eBay; Etsy
Walmart Marketplace (walmart seller center); Mercado Libre (mercado livre); Shopee; Poshmark; TikTok Shop; Facebook Marketplace
Wayfair (wayfair partner home); @Target Plus; Faire wholesale (!faire); Falabella marketplace; &Linio; &Alibaba
= E-commerce management
Helium 10; @Jungle Scout; Keepa; SellerApp; @Viral Launch; DataHawk; AMZScout; ZonGuru; @Merchant Words; SellerBoard; Pacvue; Perpetua (!perpetua)
Teikametrics; ChannelAdvisor (rithum); Linnworks; Sellbrite
= Order fulfillment
ShipStation; Shippo; EasyPost; ShipBob; Easyship; ShippingEasy; Stamps.com; @Pirate Ship; AfterShip; @Loop returns; ShipHero; Sendcloud
Shiprocket; FedEx Ship Manager; UPS WorldShip
= Email marketing
Mailchimp; Klaviyo (klaviyo flows); ActiveCampaign; Constant Contact (@constant contact); ConvertKit (kit email); GetResponse; Brevo (sendinblue)
Campaign Monitor (@campaign monitor); AWeber; MailerLite; Omnisend; Drip email (!drip, drip ecommerce); Flodesk; Beehiiv; Substack
SendGrid (twilio sendgrid)
= Marketing automation
Marketo (adobe marketo); Pardot (@account engagement); Eloqua (oracle eloqua); RD Station; HubSpot Marketing Hub (hubspot marketing); SharpSpring
@Act-On; Autopilot marketing; Mautic; Salesforce Marketing Cloud (@marketing cloud, sfmc, ampscript, journey builder); &Encharge; Ortto; LeadSquared
Dynamics Marketing; Keap Max; Userlist
= Paid advertising
Google Ads (adwords, google adwords); Meta Ads (facebook ads, instagram ads, meta ads manager, facebook advertising, facebook ads manager)
TikTok Ads (tiktok ads manager); LinkedIn Ads (linkedin campaign manager); Microsoft Advertising (bing ads, microsoft ads)
YouTube Ads (video advertising, publicidad en video, video ads); Pinterest Ads; Snapchat Ads; X Ads (twitter ads); Amazon Ads (amazon ppc, amazon dsp)
Reddit Ads; Quora Ads; Apple Search Ads; Spotify Ads; Taboola; Outbrain
= SEO tools
Ahrefs; SEMrush; Moz (&moz, moz pro); @Screaming Frog; Google Search Console (@search console, google webmaster tools); Ubersuggest; Serpstat
SE Ranking; Surfer SEO; Majestic SEO; SpyFu; Yoast (yoast seo); @Rank Math; Clearscope; MarketMuse; Sitebulb
= Social media scheduling
Hootsuite; Buffer (&buffer, buffer app); Later (%later, @later app, later.com); Sprout Social; Metricool; SocialPilot; Planoly; Sendible; Agorapulse
Loomly; CoSchedule; Publer; Meta Business Suite (facebook business suite, facebook business manager, meta business manager); @Creator Studio
Tailwind app; Zoho Social
= Graphic design
Canva (canva pro); Adobe Express (adobe spark); Figma; VistaCreate (crello); PicsArt; Visme; Piktochart; Snappa; Placeit; PicMonkey; Desygner; Kittl
@Stencil graphics; Easil; Venngage; Creatopy
= Graphic design
Adobe Illustrator (&illustrator); CorelDRAW (corel); Affinity Designer; Inkscape; Adobe InDesign (indesign); Affinity Publisher; QuarkXPress
Microsoft Publisher (ms publisher); Scribus; Vectr; Gravit; Adobe Fresco; Procreate (&procreate); Clip Studio Paint; Autodesk SketchBook; Krita
= Photography, Graphic design
Adobe Photoshop (photoshop); GIMP; Affinity Photo; Adobe Lightroom (lightroom); Capture One (@capture one); &Luminar (luminar neo); Topaz Labs
Paint.NET; Skylum; DxO PhotoLab; Photo Mechanic; Imagen AI
= Video editing
Adobe Premiere (&premiere, premiere pro, adobe premiere pro); @Final Cut Pro (final cut pro x, fcpx, @final cut); DaVinci Resolve (@davinci); CapCut
iMovie; Avid Media Composer (avid editing); Filmora (wondershare filmora); InShot; Camtasia; VEGAS Pro (sony vegas); VN editor; KineMaster; &Descript
Kdenlive; Shotcut; OpenShot
= Motion graphics
Adobe After Effects (@after effects); @Apple Motion; Cavalry motion; Rive animation; LottieFiles; Adobe Animate; Toon Boom (toon boom harmony); Vyond
Powtoon; Doodly; Animaker; Moho animation; Jitter video; Nuke (&nuke, nuke compositing); Fusion Studio; Mocha Pro
= Audio editing
Audacity (&audacity); Adobe Audition (&audition); @Pro Tools (avid pro tools); @Logic Pro (logic pro x); GarageBand; Ableton Live (ableton)
FL Studio (fruity loops); Cubase; Reaper DAW (!reaper); iZotope (izotope rx); Auphonic; Hindenburg audio; Anchor podcast; Buzzsprout; Libsyn; Podbean
= Prototyping
Sketch (&sketch, sketch app); Adobe XD (#XD); InVision (@invision); Axure (axure rp); Framer (&framer); ProtoPie; Marvel app; Balsamiq; Principle app
Zeplin; Origami Studio; Justinmind; Penpot; UXPin; Maze design (!maze); UserTesting.com
= Web design
Webflow; Wix (wix studio, velo by wix); Squarespace; WordPress.com; Framer Sites; GoDaddy Website Builder (godaddy); Weebly; Duda websites; Carrd
Elementor; Divi (&divi); Beaver Builder; WPBakery; Oxygen Builder; Bricks Builder; Showit
= Web analytics
Google Analytics (ga4, google analytics 4, @universal analytics); Google Tag Manager (gtm tags, @tag manager, #GTM); Adobe Analytics (omniture); Matomo
Mixpanel; Amplitude (&amplitude, amplitude analytics); Hotjar; Microsoft Clarity; Crazy Egg (@crazy egg); FullStory; Heap analytics; Segment CDP
PostHog; Plausible analytics; Kissmetrics; @Lucky Orange
= Point of sale systems
Square POS (&square, square point of sale); Toast POS (&toast, toast tab); Clover POS (&clover)
Lightspeed POS (!lightspeed, lightspeed retail, lightspeed restaurant); Shopify POS; NCR Aloha (aloha pos); Micros POS (oracle micros); Revel Systems; TouchBistro
SpotOn POS; Vend POS; Heartland Retail; QuickBooks POS; Loyverse; Poster POS; Fudo
= Payment gateways
Stripe (@stripe); PayPal (paypal integration); Authorize.net; Square Payments; Braintree (&braintree); Adyen; Mercado Pago
Wise payments (transferwise, !wise); Payoneer; Venmo; Klarna; Afterpay; Worldpay; PayU; Wompi; PagSeguro
= E-learning development
Articulate Storyline (articulate 360, storyline 360); Adobe Captivate; Articulate Rise (rise 360); iSpring (ispring suite); &Lectora; Elucidat
Easygenerator; H5P; Genially courses; Evolve authoring; &Gomo; DominKnow; Nolej
= Learning management systems
Moodle; Canvas LMS (&canvas); Blackboard (&blackboard, blackboard lms); Google Classroom; TalentLMS; Docebo; Schoology; Absorb LMS
Cornerstone OnDemand (cornerstone lms); LearnDash; Litmos; 360Learning; Brightspace (d2l); Open edX; Sakai LMS; Edmodo
= AI tools
ChatGPT; Claude AI (%claude, anthropic claude); Gemini AI (&gemini, google gemini, google bard); Microsoft Copilot; GitHub Copilot
Perplexity AI (&perplexity); Jasper AI (%jasper); Copy.ai; Grammarly; QuillBot; Writesonic; Notion AI; Cursor AI (!cursor); DeepL; Google Translate
Hemingway Editor
= Donor management
DonorPerfect; Bloomerang; Raiser's Edge; @Little Green Light; Neon CRM; Classy fundraising; Donorbox; Givebutter; Virtuous CRM; Kindful; GoFundMe
NationBuilder; EveryAction; Salesforce Nonprofit Cloud; OneCause; @Network for Good
`;
