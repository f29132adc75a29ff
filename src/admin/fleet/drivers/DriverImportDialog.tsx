const DriverImportDialog = () => null;
export default DriverImportDialog;
