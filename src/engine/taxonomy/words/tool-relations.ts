/**
 * Broader skills and relations of programs, in addition to those of their group in tools-*.ts. Contains only data, one program per line (format: see
 * skill-lines.ts).
 */
export const TOOL_RELATIONS = `
Microsoft Dynamics | ^ERP
GoHighLevel | ^Marketing automation
MLS | ^Real estate
Salesforce Service Cloud | ^Salesforce
Excel |  | ~Microsoft Office 7
Google Sheets | ^Google Workspace | ~Microsoft Office 5
Microsoft Word | ^Microsoft Office
PowerPoint | ^Microsoft Office
Microsoft Outlook | ^Microsoft Office | ~Inbox management 6
Notion |  | ~Airtable 5
Airtable |  | ~Excel 4
Google Docs | ^Google Workspace
Google Slides | ^Google Workspace
Google Drive | ^Google Workspace
Google Forms | ^Google Workspace
Gmail | ^Google Workspace | ~Inbox management 6
Superhuman mail |  | ~Inbox management 6
SaneBox |  | ~Inbox management 6
Apple Mail |  | ~Inbox management 6
Yahoo Mail |  | ~Inbox management 6
Proton Mail |  | ~Inbox management 6
Zoho Mail |  | ~Inbox management 6
Spark mail |  | ~Inbox management 6
Thunderbird mail |  | ~Inbox management 6
Boomerang for Gmail |  | ~Inbox management 6
UserGuiding |  | ~Customer success 4
Pendo |  | ~Customer success 4
Appcues |  | ~Customer success 4
WalkMe |  | ~Customer success 4
Userpilot |  | ~Customer success 4
Microsoft Teams | ^Microsoft 365 | ~Zoom 6
Zoom |  | ~Slack 4
Microsoft Project | ^Project management
Confluence |  | ~Jira 5
Smartsheet |  | ~Airtable 6
Power Automate |  | ~Power Apps 7
Amazon Seller Central |  | ~Amazon marketing 7
Dentrix | ^Dental administration
Figma | ^UI design | ~Sketch 7, Adobe XD 7
Sketch | ^UI design
Adobe XD | ^UI design
Adobe Photoshop | ^Graphic design | ~Adobe Illustrator 6
GIMP | ^Graphic design
Affinity Designer |  | ~GIMP 7
Procreate | ^Illustration
Zeplin | ^UI design | ~Figma 5
Miro |  | ~Wireframing 4
HubSpot | ^Marketing automation
Klaviyo | ^E-commerce
ActiveCampaign | ^Marketing automation
RD Station |  | ~HubSpot 6
Hotjar |  | ~Conversion rate optimization 6
DynamoDB | ^AWS
BigQuery | ^Google Cloud
Azure DevOps |  | ~Azure 6
Ansible |  | ~Terraform 6
ServiceNow | ^IT support | ~Jira 4
Supabase |  | ~Firebase 7, PostgreSQL 6
SQL Server Integration Services | ^SQL Server
Keras | ^Python
ChatGPT | ^Prompt engineering
Matplotlib |  | ~Pandas 6
Stata |  | ~R 5
Minitab |  | ~Six Sigma 4
Hive |  | ~Hadoop 8
Kinesis | ^AWS | ~Kafka 6
Azure Data Factory | ^Azure
AWS Glue | ^AWS
Redshift | ^AWS
AWS CDK | ^AWS
Azure Active Directory | ^Azure
Cloudflare |  | ~DNS 5, Vercel 7
GitLab CI | ^GitLab
SonarQube |  | ~CI/CD 4
Splunk |  | ~Elasticsearch 6, SIEM 6
Nagios | ^Networking
IIS | ^Windows Server
SolidWorks |  | ~AutoCAD 5
Revit |  | ~AutoCAD 5
SketchUp | ^CAD
NetSuite | ^ERP
Expensify |  | ~Bill.com 7
BambooHR |  | ~Applicant tracking systems 7
Moodle | ^Instructional design
React |  | ~Next.js 7, Angular 4, React Native 6
Next.js |  | ~Nuxt 5
Vue.js |  | ~Nuxt 7, Angular 4
Material UI |  | ~Bootstrap 4, Tailwind CSS 4
NestJS | ^TypeScript
Flutter | ^Dart
React Native | ^JavaScript
Unity | ^C#
Unreal Engine | ^C++
Kafka | ^Data streaming
Appium | ^Test automation, Mobile development
WordPress | ^Web development
Webflow |  | ~WordPress 5
Styled Components | ^React
Vuex |  | ~Redux 4
Prisma | ^Node.js
TypeORM | ^Node.js
Pytest | ^Python
Xamarin | ^.NET | ~Blazor 7
PHPUnit | ^PHP
WooCommerce | ^WordPress
Elementor | ^WordPress
Contentful |  | ~WordPress 3
Adobe Experience Manager | ^Java
Wix |  | ~WordPress 4
Framer | ^Web design | ~Webflow 7
Power Apps |  | ~Process automation 5
RSpec | ^Ruby
Salesforce Marketing Cloud | ^Salesforce, Email marketing
SharePoint | ^Microsoft 365 | ~Document management 4
UiPath | ^Robotic process automation
NUnit | ^C#
Procore |  | ~Estimating 7
Bluebeam | | ~Procore 4
PlanSwift | | ~Buildertrend 3
`;
