/** Products of the office: social networks, mail, sharing, staff, property, donations. */
export const officeProducts = `
[tool]
=Facebook |  | Social media marketing
Meta platforms |  | Social media marketing
Instagram |  | Social media marketing
TikTok |  | Social media marketing
Pinterest |  | Social media marketing
Snapchat |  | Social media marketing
LinkedIn |  | Networking skills
=Xing |  | Networking skills
YouTube | youtube channel | Videography
Vimeo |  | Videography
=Twitter |  | Social media marketing
Mastodon |  | Social media marketing
=Reddit
Quora
~=Discord |  | Collaboration software
Skype | microsoft skype, skype for business | Collaboration software
WhatsApp Business
Telegram bots
Dropbox |  | Collaboration software
~=Box | box.com | Collaboration software
File sharing |  | Collaboration software
OneDrive | microsoft onedrive | Collaboration software
Evernote
~=Obsidian | obsidian notes
Lotus Notes | ibm notes, ibm lotus notes, hcl notes, ibm domino | Email management
Gmail | google mail, apple mail | Email management
Mozilla Thunderbird |  | Email management
Google Calendar | outlook calendar | Calendar management
Google Chrome | web browser, web browsers, internet browser | Computer literacy
Mozilla Firefox |  | Computer literacy
Microsoft Edge |  | Computer literacy
~=Safari | safari browser | Computer literacy
Microsoft FrontPage | front page | Web design
Microsoft InfoPath |  | Microsoft Office
Microsoft Loop | microsoft planner, microsoft to do | Project planning
Apple iWork | apple numbers, apple pages | Computer literacy
iPadOS | ipad, apple ipad
ChromeOS | chromebooks | Operating systems
Apple Final Cut |  | Video editing
Microsoft Paint | paint.net | Photo editing
Flickr |  | Photography
Shutterstock |  | Photography
Getty Images |  | Photography
Capture One |  | Photo editing
DxO PhotoLab |  | Photo editing
Yardi | yardi voyager | Real estate
MRI Software |  | Real estate
RealPage |  | Real estate
AppFolio |  | Real estate
=Argus Enterprise |  | Real estate
CoStar |  | Real estate
Multiple Listing Service | mls listings | Real estate
Zillow |  | Real estate
Tyler Munis | tyler technologies, munis | Public administration
Blackbaud | raisers edge | Fundraising
Raiser's Edge |  | Fundraising
DonorPerfect |  | Fundraising
Bloomerang |  | Fundraising
=Kronos | kronos workforce | Scheduling
~=When I Work |  | Scheduling
~=Deputy | deputy scheduling | Scheduling
~=Homebase |  | Scheduling
Paycom |  | Payroll
Paylocity |  | Payroll
~=Rippling |  | Payroll
Zenefits |  | Payroll
Oracle HCM | oracle hcm cloud | HR information systems
Cornerstone OnDemand |  | HR information systems
~=Greenhouse | greenhouse recruiting | Applicant tracking systems
~=Lever | lever ats | Applicant tracking systems
Ashby | ashby ats | Applicant tracking systems
SmartRecruiters |  | Applicant tracking systems
Jobvite |  | Applicant tracking systems
~=Indeed | monster job board | Recruiting
Job boards |  | Recruiting
Glassdoor |  | Recruiting
StepStone |  | Recruiting
Microsoft Bookings |  | Calendar management
Acuity Scheduling |  | Calendar management
`;
