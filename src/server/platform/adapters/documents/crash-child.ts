// Stands for code that is not JavaScript and ends its whole process at a file.
process.on('message', () => process.abort());
process.on('disconnect', () => process.exit(0));
