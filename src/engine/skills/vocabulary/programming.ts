/** Programming languages, and what is built with them on servers, in browsers and on phones. */
export const programming = `
[programming]
JavaScript | =JS, ECMAScript, ES6, java script, vanilla js
TypeScript | =TS, type script | JavaScript
Python | python programming, cpython
Java | java se, core java, jdk
Jakarta EE | java ee, j2ee, jee, java enterprise edition | Java
C++ | cpp, c plus plus, cplusplus
C# | csharp, c sharp, c#.net
~=C | c language, c programming, ansi c, embedded c
=Go | golang, go lang, go language, go programming
=Rust | rust lang, rustlang, rust programming
=Swift | swift programming, swift language
Kotlin
Scala
PHP
=Ruby | ruby programming, ruby language
Perl
~=R | r language, r programming, r statistical software, rstudio, r studio, tidyverse, ggplot2
=MATLAB | matlab programming | Numerical computing
=Julia | julia language
=Dart | dart language
Objective-C | objc, obj-c
=Lua
Haskell |  | Functional programming
Erlang |  | Functional programming
=Elixir | elixir language | Functional programming
Clojure | clojurescript | Functional programming
F# | fsharp | Functional programming
OCaml |  | Functional programming
=Lisp | common lisp, emacs lisp | Functional programming
=Scheme |  | Functional programming
Prolog
Fortran
COBOL
=Pascal | object pascal, turbo pascal
Delphi | borland delphi, embarcadero delphi
Visual Basic | vb.net, vb6, visual basic .net, ~=VB
VBA | visual basic for applications, excel macros, excel vba, vba macros
Assembly language | assembler language, x86 assembly, arm assembly, ~assembler
Bash | bash scripting, shell script, shell scripting, unix shell, shell scripts, zsh, ksh, korn shell | Scripting
PowerShell | windows powershell | Scripting
AWK | gawk | Scripting
Groovy |  | Scripting
SQL | structured query language, sql queries, sql programming, ansi sql
PL/SQL | plsql, oracle pl/sql | SQL
T-SQL | tsql, transact-sql | SQL
HTML | html5, xhtml, dhtml, hypertext markup language
CSS | css3, cascading style sheets, flexbox, css grid
Sass | scss | CSS
=Less | less css, ~lesscss | CSS
XML | xml schema, xsd | Data formats
XSLT | xslt transformations, xpath, xquery | XML
JSON | json schema | Data formats
YAML |  | Data formats
LaTeX | latex typesetting, overleaf
Solidity |  | Blockchain
ABAP | sap abap, abap programming | SAP
Apex | salesforce apex, apex programming | Salesforce
VHDL |  | Hardware description languages
Verilog | system verilog, systemverilog | Hardware description languages
~=Ada | ada programming
Smalltalk
=Zig | zig language
=Nim
ActionScript | adobe flex
GraphQL | graph ql | API development
WebAssembly | wasm
Scratch programming | scratch blocks
SAS | sas programming, sas/stat, base sas, sas enterprise guide | Statistical software
Stata |  | Statistical software
SPSS | ibm spss, spss statistics | Statistical software
CUDA | gpu programming, nvidia cuda | Parallel computing
OpenCL |  | Parallel computing
OpenMP |  | Parallel computing
~=MPI | message passing interface, openmpi | Parallel computing
Ladder logic | ladder diagram, ladder programming | PLC programming
G-code | gcode, g code programming | CNC programming

[tool]
=React | reactjs, react.js | JavaScript, Front-end development
React Native | reactnative | React, Mobile development
Redux | redux toolkit, redux saga | React
Next.js | nextjs | React
~=Remix | remix.run | React
Gatsby | gatsbyjs | React
Angular | angular.js, angularjs | Front-end development, TypeScript
RxJS | rx.js | JavaScript
Vue.js | vuejs, ~=Vue | JavaScript, Front-end development
Nuxt | nuxt.js, nuxtjs | Vue.js
Svelte | sveltekit, svelte kit | JavaScript, Front-end development
SolidJS | solid.js | JavaScript
Ember.js | emberjs, ~=Ember | JavaScript, Front-end development
Backbone.js | backbonejs | JavaScript
jQuery | jquery ui | JavaScript
AJAX |  | JavaScript
D3.js | d3js, ~=D3 | JavaScript, Data visualization
Three.js | threejs | JavaScript
WebGL |  | JavaScript
Knockout.js | knockoutjs | JavaScript
Alpine.js | alpinejs | JavaScript
Astro framework | astro.js | Front-end development
Bootstrap | twitter bootstrap | CSS
Tailwind CSS | tailwindcss, ~=Tailwind | CSS
Material UI | =MUI | React
Storybook | storybook.js | Front-end development
Webpack |  | Front-end development
Vite | vitejs | Front-end development
Babel | babel.js, babeljs | JavaScript
npm | node package manager | JavaScript
Yarn package manager | ~=Yarn | JavaScript
PNPM |  | JavaScript
Node.js | nodejs, ~=Node | JavaScript, Back-end development
Express.js | expressjs, ~=Express | Node.js
NestJS | nest.js | Node.js
Fastify |  | Node.js
Deno |  | JavaScript
Socket.IO | socketio | JavaScript
WebSockets | websocket, web sockets | JavaScript
Electron | electron.js, electronjs | JavaScript
Prisma | prisma orm | Node.js
Django | django rest framework | Python, Back-end development
Flask | python flask | Python, Back-end development
FastAPI | fast api | Python, Back-end development
Celery | celery task queue | Python
SQLAlchemy | sql alchemy | Python, SQL
Pytest | py.test | Python, Automated testing
Streamlit |  | Python
Spring | spring framework, spring mvc, spring core, java spring | Java, Back-end development
Spring Boot | springboot | Spring
Spring Security |  | Spring
Spring Cloud |  | Spring, Microservices
Hibernate | hibernate orm | Java, JPA
=JPA | java persistence api | Java
Struts | apache struts, struts2 | Java
Java Servlets | servlets | Java
JSP | java server pages, javaserver pages | Java
JavaServer Faces | =JSF | Java
PrimeFaces |  | Java
=EJB | enterprise java beans, enterprise javabeans | Jakarta EE
JMS | java message service | Jakarta EE
JDBC |  | Java, SQL
Quarkus |  | Java
Micronaut |  | Java
Grails |  | Groovy
Play Framework |  | Scala
Akka |  | Scala
JUnit |  | Java, Unit testing
Mockito |  | Java, Unit testing
Maven | apache maven | Java
Gradle
Apache Ant
Ruby on Rails | rails framework, =Rails, ror, rubyonrails | Ruby, Back-end development
Sinatra | sinatra framework | Ruby
RSpec |  | Ruby, Unit testing
Sidekiq |  | Ruby
Laravel |  | PHP, Back-end development
Symfony |  | PHP, Back-end development
CodeIgniter | code igniter | PHP
CakePHP | cake php | PHP
Yii | yii2, yii framework | PHP
Zend Framework | zend, laminas | PHP
Composer | php composer | PHP
PHPUnit |  | PHP, Unit testing
.NET | dot net, dotnet, .net framework, .net core, dotnet core, microsoft .net | C#
ASP.NET | asp.net core, asp.net mvc, classic asp | .NET, Back-end development
Entity Framework | entity framework core, ef core | .NET
Blazor |  | .NET, Front-end development
=WPF | windows presentation foundation | .NET
=WCF | windows communication foundation | .NET
WinForms | windows forms | .NET
Xamarin | xamarin forms | .NET, Mobile development
.NET MAUI | dotnet maui | .NET, Mobile development
LINQ |  | C#
NUnit |  | .NET, Unit testing
MSTest |  | .NET, Unit testing
xUnit |  | .NET, Unit testing
ADO.NET |  | .NET
Flutter |  | Dart, Mobile development
SwiftUI | swift ui | Swift, iOS
UIKit |  | iOS
Jetpack Compose |  | Kotlin, Android
Android SDK |  | Android
Android Studio |  | Android
Xcode |  | iOS
Ionic | ionic framework | Mobile development
Apache Cordova | cordova | Mobile development
PhoneGap |  | Mobile development
Qt | qt framework, pyqt | C++
QML |  | C++
Boost C++ | boost libraries | C++
CMake |  | C++
Unity | unity3d, unity 3d, unity engine | Game development, C#
Unreal Engine | unreal engine 5, =UE4, =UE5 | Game development, C++
Godot | godot engine | Game development
OpenGL |  | Computer graphics
Vulkan | vulkan api | Computer graphics
DirectX | direct3d, direct x | Computer graphics
gRPC |  | API development
Protocol Buffers | protobuf | API development
REST APIs | restful api, rest api, restful web services, restful services, restful, rest services, ~=REST, rest web services | API development
SOAP web services | =SOAP, soap api, soap ui, soapui | API development
WSDL |  | API development
Swagger |  | API development
OpenAPI | open api specification | API development
Postman | postman api | API testing
OAuth | oauth2, oauth 2.0 | Identity and access management
OpenID Connect | =OIDC | Identity and access management
JWT | json web token | Identity and access management
`;
