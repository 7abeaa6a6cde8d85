import '@asad/call-core/element';
